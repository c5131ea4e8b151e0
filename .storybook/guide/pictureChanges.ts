import type { Comparison } from '../pictures/comparison.ts'

const comparisons = import.meta.glob<Comparison>('../coverage/pictures/comparison.json', {
  eager: true,
  import: 'default',
})
const accepted = import.meta.glob<string>('../../packages/ui/pictures/*.png', {
  query: '?url',
  import: 'default',
})
const found = import.meta.glob<string>('../coverage/pictures/*.png', {
  query: '?url',
  import: 'default',
})

/** The last comparison in this working copy. */
export const lastComparison: Comparison | undefined = Object.values(comparisons)[0]

export interface ChangedPicture {
  readonly name: string
  /** Addresses of the pictures; null where there is none, as before a story is accepted. */
  readonly before: string | null
  readonly after: string | null
  readonly difference: string | null
}

export async function loadChangedPicture(name: string): Promise<ChangedPicture> {
  const [before, after, difference] = await Promise.all([
    accepted[`../../packages/ui/pictures/${name}.png`]?.() ?? null,
    found[`../coverage/pictures/${name}-actual.png`]?.() ?? null,
    found[`../coverage/pictures/${name}-diff.png`]?.() ?? null,
  ])
  return { name, before, after, difference }
}
