/**
 * For words on a fill. Where colours are forced the browser lays a plate in the page's colour behind words,
 * and would hide words of that very colour; the fill and they are the reader's own colours already.
 */
export const ownPlate = { forcedColorAdjust: 'none' } as const
