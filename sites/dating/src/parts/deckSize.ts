/** Portraits in the deck before the form. */
export const deckSize = 6
