// What every runtime runs: plain JavaScript that needs nothing but the language.

/**
 * Validates each case by the main entry and by the validator of its contract alone.
 *
 * @param {{ validate: Function, parse: Function }} main what `openvibe-contracts` gives
 * @param {Record<string, Function>} alone by contract, `validate` of its own subpath
 * @param {{ name: string, file: string, kind: string, text: string, errors: object[] }[]} cases `errors` as expect.json has them
 * @returns {{ validated: number, errors: string[] }} how many cases were validated, and what was not as expected
 */
export function validateAll(main, alone, cases) {
  const wrong = [];
  for (const { name, file, kind, text, errors } of cases) {
    const options = { rules: kind === 'rule-violations' };
    const expected = JSON.stringify({ valid: kind === 'valid', errors });
    const results = {
      validate: main.validate(name, JSON.parse(text), options),
      parse: main.parse(name, text, options),
      'its own subpath': alone[name](JSON.parse(text), options),
    };
    for (const [by, result] of Object.entries(results)) {
      const said = JSON.stringify({ valid: result.valid, errors: result.errors.map(reasonOf) });
      if (said !== expected) wrong.push(`${file} by ${by}: ${said} instead of ${expected}`);
    }
  }
  return { validated: cases.length, errors: wrong };
}

/** An error as expect.json has it. */
function reasonOf({ path, keyword, params }) {
  return keyword === 'rule' ? { path, keyword, rule: params.rule } : { path, keyword };
}
