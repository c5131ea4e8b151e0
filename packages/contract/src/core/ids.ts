/** Ids that are names of a catalogue, as in `credits-100` or `sunflower`. */
export const catalogueIdPattern = /^[a-z0-9-]{1,40}$/
