type Kind = 'script' | 'style'

export interface Budgets {
  /** Gzip bytes by name and kind, as `Button script`. */
  readonly most: ReadonlyMap<string, number>
  /** Several doors that are used together and have a budget as one. */
  readonly sets: readonly (readonly string[])[]
}

const entry = /^ui\/(.+) (script|style), gzip bytes$/
const anyDoor = '*'

/** The budgets of this room in the root `package.json`; `*` stands for every door without its own. */
export const readBudgets = (manifest: unknown): Budgets => {
  const budgets: unknown =
    typeof manifest === 'object' && manifest !== null && 'budgets' in manifest
      ? manifest.budgets
      : null
  const ours = Object.entries(budgets ?? {}).flatMap(([key, bytes]): [string, number][] => {
    const [, name, kind] = entry.exec(key) ?? []
    return name === undefined || typeof bytes !== 'number' ? [] : [[`${name} ${kind}`, bytes]]
  })
  const names = ours.map(([key]) => key.replace(/ (script|style)$/, ''))
  return {
    most: new Map(ours),
    sets: [...new Set(names)]
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
  return { script: of('script'), style: of('style') }
}
