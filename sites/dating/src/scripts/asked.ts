/** What the address asked for when the page was opened; kept, since the address itself is tidied. */
export const asked = new URLSearchParams(location.search)

/** Where a visitor came from, as advertisers name it. */
export const tracked: readonly string[] = ['network', 'ref', 'sub1', 'sub2', 'sub3']

/** The part of the address that goes on with the visitor. */
export const tracking = new URLSearchParams([...asked].filter(([name]) => tracked.includes(name)))
