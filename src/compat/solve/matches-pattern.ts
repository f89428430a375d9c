const compiled = new Map<string, RegExp>();

/** Whether a regular expression matches somewhere in the text, read with the flag `u` as validators do. */
export function matchesPattern(source: string, text: string): boolean {
  let pattern = compiled.get(source);
  if (!pattern) {
    pattern = new RegExp(source, 'u');
    compiled.set(source, pattern);
  }
  return pattern.test(text);
}
