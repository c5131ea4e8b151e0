/** Name of the drawing that marks a person who does not exist; the same for every brand. */
export const fictionalIcon = 'mask'
