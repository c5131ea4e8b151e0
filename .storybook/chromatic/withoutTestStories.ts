import type { Indexer } from 'storybook/internal/types'

/** Leaves out tests of behaviour, which show nothing that a story does not show. */
export function withoutTestStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.filter(({ tags = [] }) => !tags.includes('test-only'))
    },
  }
}
