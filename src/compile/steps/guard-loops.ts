/** A loop over items or properties ends when there are errors enough, and over properties passes by the inherited ones. */
export function guardLoops(code: string): string {
  return (
    code
      .replace(/for\(let (\w+)=0; \1<\w+; \1\+\+\)\{/g, (head) => `${head}if(isFull(rawErrors))break;`)
      .replace(/const (len\d+) = ([\w.[\]]+)\.length;/g, 'const $1 = itemCount($2);')
      .replace(/for\(const (\w+) in ([\w.]+)\)\{/g, (head, key: string, data: string) => {
        return `${head}if(!Object.prototype.hasOwnProperty.call(${data}, ${key}))continue;if(isFull(rawErrors))break;`;
      })
      // The index of `uniqueItems` inherits nothing, so that an item may have any name.
      .replace(/const (indices\d+) = \{\};/g, 'const $1 = Object.create(null);')
  );
}
