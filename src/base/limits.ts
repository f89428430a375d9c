/** The most errors that a result lists. */
export const MAX_ERRORS = 100;

/** The most characters that the paths of a result's errors have together: a name may be huge, and each path around it repeats it. */
export const MAX_PATHS_LENGTH = 1_000_000;

/** The most characters of a property's name that stand in a path; a longer one is cut there. */
export const MAX_NAME_LENGTH = 10_000;

/** The most arrays and objects that a value may nest. Receivers commonly read JSON by recursion and stop far earlier than their memory ends. */
export const MAX_DEPTH = 1000;

/** The most arrays and objects that a value may hold in all. An object that shares its parts can unfold without end. */
export const MAX_CONTAINERS = 1_000_000;

/** The most items and properties, and the most characters of text, that are looked at; more than any JSON text can hold. */
export const MAX_VALUES = 100_000_000;
export const MAX_TEXT_LENGTH = 1_000_000_000;

/** Enough for any JSON text, each value of it in a call of its own: for a value that is known to have an end. */
export const NO_LIMIT = 2_147_483_647;

/** How many values a call of a function in generated code counts for; it takes longer than an item that is validated in place. */
export const VALUES_OF_CALL = 8;

/** The most values that are looked at to name what is wrong; the walk that names errors is the slower one. */
export const MAX_NAMED_VALUES = 10_000_000;

/** The most bytes that are read as one text: as many as V8 gives a string characters, and the same where an engine could hold more. */
export const MAX_TEXT_BYTES = 536_870_888;
