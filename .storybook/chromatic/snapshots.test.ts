import { globSync } from 'node:fs'
import { join } from 'node:path'
import { readCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { pictureModes } from './pictureModes.ts'
import { withoutTestStories } from './withoutTestStories.ts'

const root = join(import.meta.dirname, '../..')

const indexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (file, options) => (await readCsf(file, options)).parse().indexInputs,
}

const files = globSync(['.storybook/pages/*.stories.tsx', 'packages/ui/src/**/*.stories.tsx'], {
  cwd: root,
})

const storiesOf = async ({ createIndex }: Indexer) => {
  const makeTitle = (title?: string) => title ?? ''
  const all = await Promise.all(files.map((file) => createIndex(join(root, file), { makeTitle })))
  return all.flat()
}

/** So that one run fits into a month of Chromatic without a surprise. */
const mostSnapshots = 3_000

test('LIB-1 Chromatic gets every state and story in two brands, light and dark, and no test', async () => {
  const sent = await storiesOf(withoutTestStories(indexer))
  const every = await storiesOf(indexer)
  expect(sent.filter(({ exportName }) => exportName === 'AllStates').length).toBeGreaterThan(80)
  expect(sent.filter(({ name = '' }) => /^[A-Z]{3}-\d/.test(name))).toEqual([])
  expect(sent.length).toBeLessThan(every.length)
  const snapshots = sent.length * Object.keys(pictureModes(['one', 'other'])).length
  expect(snapshots).toBeLessThan(mostSnapshots)
})
