/** The most errors that a verdict lists. */
export const MAX_ERRORS = 100;

/** The most arrays and objects that a value may nest. Receivers commonly read JSON by recursion and stop far earlier than their memory ends. */
export const MAX_DEPTH = 1000;

/** The most arrays and objects that a value may hold in all. An object that shares its parts can unfold without end. */
export const MAX_CONTAINERS = 1_000_000;
