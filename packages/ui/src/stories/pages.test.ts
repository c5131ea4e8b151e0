import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { page } from './page.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Source of a component, without stories, tests and examples. */
const sourcesOf = (folder: string) =>
  globSync(`${folder}/*.tsx`, { cwd: root })
    .filter((path) => !/\.(stories|test|examples)\.tsx$/.test(path))
    .map(read)
    .join('\n')

const components = globSync('*/*.stories.tsx', { cwd: root })
  .sort()
  .map((path) => ({
    name: basename(path, '.stories.tsx'),
    stories: read(path),
    source: sourcesOf(dirname(path)),
  }))

const isInteractive = (source: string) =>
  /\bon(Press|Change|OpenChange|Select|Files)\b|<Link\b|<Button\b|retryText/.test(source)

/** Public data attributes of a component. */
const dataAttributesIn = (source: string) =>
  [...source.matchAll(/\s(data-[a-z-]+)=/g)].flatMap(([, attribute]) =>
    attribute === undefined || ['data-index', 'data-testid'].includes(attribute) ? [] : [attribute],
  )

test.each(components)(
  'LIB-1 the page of $name says when to use it, when not, do and don’t',
  ({ stories }) => expect(stories).toMatch(/\bpage\(\{/),
)

test.each(components.filter(({ source }) => isInteractive(source)))(
  'LIB-1 the page of $name has a map of its keys',
  ({ stories }) => expect(stories).toMatch(/\n\s+keys: \{/),
)

test.each(components)(
  'LIB-1 the page of $name documents every data attribute that it sets',
  ({ stories, source }) => {
    const undocumented = dataAttributesIn(source).filter(
      (attribute) => !stories.includes(`'${attribute}':`),
    )
    expect(undocumented).toEqual([])
  },
)

test.each(components)('LIB-1 the page of $name has pictures for do and don’t', ({ name }) => {
  const path = `${name}/${name}.examples.tsx`
  expect(existsSync(join(root, path)), path).toBe(true)
  const exported = [...read(path).matchAll(/^export const (\w+) =/gm)].map(([, each]) => each)
  expect(exported).toEqual(['good', 'bad'])
})

const words = { what: '', when: '', whenNot: '', good: '', bad: '' }

test('LIB-1 the changes of a component begin with its first version', () => {
  expect(page({ ...words, since: '2026-11-20' }).docs.guidance.changes).toEqual({
    '2026-11-20': 'First version.',
  })
  const changes = { '2026-11-22': '`text` is now `description`.' }
  expect(page({ ...words, since: '2026-11-20', changes }).docs.guidance.changes).toEqual({
    '2026-11-20': 'First version.',
    ...changes,
  })
})
