/** Appends a property's name to a JSON Pointer, escaped as RFC 6901, section 3 asks. */
export const appendToPointer = (pointer: string, name: string): string =>
  `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** How a place is written in a text: its pointer, or words where the pointer is empty. */
export const placeOf = (pointer: string): string => (pointer === '' ? 'the value' : pointer);
