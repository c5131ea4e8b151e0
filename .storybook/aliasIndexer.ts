import { readFileSync } from 'node:fs'
import type { Indexer } from 'storybook/internal/types'

/** Other names of the component that a story file describes. */
const aliasesIn = (source: string): readonly string[] => {
  const list = /\baliases: \[([^\]]*)\]/.exec(source)?.[1] ?? ''
  return [...list.matchAll(/'([^']+)'/g)].flatMap(([, name]) => name ?? [])
}

/**
 * Names the aliases of a component beside its story “All states”, since the search of the sidebar looks at
 * the names of stories only. The sidebar itself shows the name without them.
 */
export function withAliases(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      const aliases = aliasesIn(readFileSync(file, 'utf8'))
      const name = `All states${aliases.length === 0 ? '' : ` (${aliases.join(', ')})`}`
      return entries.map((entry) => (entry.exportName === 'AllStates' ? { ...entry, name } : entry))
    },
  }
}
