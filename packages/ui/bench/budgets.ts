export const kinds = ['script', 'later script', 'style'] as const

/** `script` comes with the door, `later script` when the page asks for it, `style` is both together. */
export type Kind = (typeof kinds)[number]

export interface Budgets {
  /** Gzip bytes by name and kind, as `Button script`. */
  readonly most: ReadonlyMap<string, number>
  /** Several doors that are used together and have a budget as one. */
  readonly sets: readonly (readonly string[])[]
}

const kindAtEnd = ` (${kinds.toSorted((a, b) => b.length - a.length).join('|')})`
const entry = new RegExp(`^ui/(.+?)${kindAtEnd}, gzip bytes$`)
const anyDoor = '*'

/** The budgets of this room in the root `package.json`; `*` stands for every door without its own. */
export const readBudgets = (manifest: unknown): Budgets => {
  const budgets: unknown =
    typeof manifest === 'object' && manifest !== null && 'budgets' in manifest
      ? manifest.budgets
      : null
  const ours = Object.entries(budgets ?? {}).flatMap(([key, bytes]) => {
    const [, name, kind] = entry.exec(key) ?? []
    return name === undefined || typeof bytes !== 'number' ? [] : [{ name, kind, bytes }]
  })
  return {
    most: new Map(ours.map(({ name, kind, bytes }) => [`${name} ${kind}`, bytes])),
    sets: [...new Set(ours.map(({ name }) => name))]
      .filter((name) => name.includes(' + '))
      .map((name) => name.split(' + ')),
  }
}

/** What a door may weigh at most. */
export const budgetOf = ({ most }: Budgets, name: string): Readonly<Record<Kind, number>> => {
  const of = (kind: Kind) => {
    const bytes = most.get(`${name} ${kind}`) ?? most.get(`${anyDoor} ${kind}`)
    if (bytes === undefined)
      throw new Error(`package.json holds no budget for the ${kind} of ${name}.`)
    return bytes
  }
  return { script: of('script'), 'later script': of('later script'), style: of('style') }
}
