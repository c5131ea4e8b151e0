/** Cards on one page of results. */
export const searchPageSize = 24

/** Results are counted and paged up to this number. */
export const searchCountLimit = 1_000

/** How far people near a town may live from it, in kilometres. */
export const nearKm = 50
