/** A link carries a text behind `#`, which browsers keep to themselves: deflated (RFC 1951), in base64url (RFC 4648, section 5). */

const START = '#try-it=';

/** The part of an address that carries the text. */
export async function makeLink(text: string): Promise<string> {
  const bytes = await pass(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return START + btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The text that the part of an address carries; undefined when it carries none, or was cut short. */
export async function readLink(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(START)) return undefined;
  try {
    const binary = atob(hash.slice(START.length).replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder().decode(await pass(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}

async function pass(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
