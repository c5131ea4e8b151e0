import type { Interest } from '@bouquet/contract'

/** A first line: about one interest, or generic. */
export type IcebreakerLine =
  | { readonly id: 'shared' | 'mine_too' | 'theirs'; readonly interest: Interest }
  | { readonly id: 'smile' | 'sunday' | 'place' }

const wanted = 3
const aboutShared = ['shared', 'mine_too'] as const
const forAnybody: readonly IcebreakerLine[] = [{ id: 'smile' }, { id: 'sunday' }, { id: 'place' }]

/** Three icebreakers: about shared interests first, then about the other's, then generic ones. */
export function icebreakerLines(
  mine: readonly Interest[],
  theirs: readonly Interest[],
): readonly IcebreakerLine[] {
  const both = theirs.filter((interest) => mine.includes(interest))
  const other = theirs.find((interest) => !mine.includes(interest))
  const lines: readonly IcebreakerLine[] = [
    ...aboutShared.flatMap((id, index) => {
      const interest = both[index]
      return interest === undefined ? [] : [{ id, interest }]
    }),
    ...(other === undefined ? [] : [{ id: 'theirs' as const, interest: other }]),
    ...forAnybody,
  ]
  return lines.slice(0, wanted)
}
