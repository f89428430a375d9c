/**
 * A JSON value as an expression of JavaScript or TypeScript that is that value. It may stand in a comment of one line too, and within
 * `<script>`.
 */
export const scriptJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent)
    .replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
    .replace(/<(?=[/!])/g, '\\u003c')
    // Else it would set the prototype. No text has such a quote behind a brace or a comma.
    .replace(/(?<=[{,]\s*)"__proto__"(?=:)/g, '["__proto__"]');
