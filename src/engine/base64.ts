const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Whether the text is base64 with padding (RFC 4648, section 4). One expression that counts to four as well would keep a place to come
 * back to for each group, and a long text would exhaust them.
 */
export const isBase64 = (text: string): boolean => text.length % 4 === 0 && BASE64.test(text);
