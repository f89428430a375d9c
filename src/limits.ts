/** How many arrays and objects may stand inside one another; a flat object is one deep. */
export const MAX_DEPTH = 1000;

/** How many errors a verdict holds at most, whatever the input. */
export const MAX_ERRORS = 100;
