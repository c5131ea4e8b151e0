import type { Interest } from '@bouquet/contract'

/** A first line: about one interest, or one that fits anybody. */
export type FirstLine =
  | { readonly id: 'shared' | 'mine_too' | 'theirs'; readonly interest: Interest }
  | { readonly id: 'smile' | 'sunday' | 'place' }

const wanted = 3
const aboutShared = ['shared', 'mine_too'] as const
const forAnybody: readonly FirstLine[] = [{ id: 'smile' }, { id: 'sunday' }, { id: 'place' }]

/** Three lines: first about what both like, then about what the other likes, then those for anybody. */
export function firstLines(
  mine: readonly Interest[],
  theirs: readonly Interest[],
): readonly FirstLine[] {
  const both = theirs.filter((interest) => mine.includes(interest))
  const other = theirs.find((interest) => !mine.includes(interest))
  const lines: readonly FirstLine[] = [
    ...aboutShared.flatMap((id, index) => {
      const interest = both[index]
      return interest === undefined ? [] : [{ id, interest }]
    }),
    ...(other === undefined ? [] : [{ id: 'theirs' as const, interest: other }]),
    ...forAnybody,
  ]
  return lines.slice(0, wanted)
}
