export const kinds = ['script', 'lazy script', 'style'] as const

/** `script` loads with the entry point, `lazy script` on demand; `style` covers both. */
export type Kind = (typeof kinds)[number]

export interface Budgets {
  /** Gzip bytes by name and kind, for example `Button script`. */
  readonly most: ReadonlyMap<string, number>
  /** Entry points that are used together and share a budget. */
  readonly sets: readonly (readonly string[])[]
}

const kindAtEnd = ` (${kinds.toSorted((a, b) => b.length - a.length).join('|')})`
const entry = new RegExp(`^ui/(.+?)${kindAtEnd}, gzip bytes$`)
const anyEntryPoint = '*'

/** The budgets of this package in the root `package.json`. `*` applies to entry points without their own. */
export function readBudgets(manifest: unknown): Budgets {
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

/** Budget of an entry point. */
export function budgetOf({ most }: Budgets, name: string): Readonly<Record<Kind, number>> {
  const of = (kind: Kind) => {
    const bytes = most.get(`${name} ${kind}`) ?? most.get(`${anyEntryPoint} ${kind}`)
    if (bytes === undefined)
      throw new Error(`package.json has no budget for the ${kind} of ${name}.`)
    return bytes
  }
  return { script: of('script'), 'lazy script': of('lazy script'), style: of('style') }
}
