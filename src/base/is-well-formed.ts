/** ES2024, which Node 20 and all browsers since 2023 have. */
type WithIsWellFormed = string & { readonly isWellFormed?: () => boolean };

/** Whether a text holds no half of a surrogate pair, which UTF-8 and so JSON on the wire cannot carry (RFC 8259, section 8.1). */
export const isWellFormed = (text: string): boolean =>
  (text as WithIsWellFormed).isWellFormed?.() ?? !/\p{Surrogate}/u.test(text);
