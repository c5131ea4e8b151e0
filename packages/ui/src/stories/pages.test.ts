import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(source, path), 'utf8')

/** What a component is drawn with, its stories and tests left out. */
const sourcesOf = (folder: string) =>
  globSync(`${folder}/*.tsx`, { cwd: source })
    .filter((path) => !/\.(stories|test)\.tsx$/.test(path))
    .map(read)
    .join('\n')

const components = globSync('*/*.stories.tsx', { cwd: source })
  .sort()
  .map((path) => ({
    name: basename(path, '.stories.tsx'),
    stories: read(path),
    drawing: sourcesOf(dirname(path)),
  }))

const isOperated = (drawing: string) =>
  /\bon(Press|Change|OpenChange|Select|Files)\b|<Link\b|<Button\b|retryText/.test(drawing)

/** Marks that a component sets for styles and tests, but for those of its own inner working. */
const marksIn = (drawing: string) =>
  [...drawing.matchAll(/\s(data-[a-z-]+)=/g)].flatMap(([, mark]) =>
    mark === undefined || ['data-index', 'data-testid'].includes(mark) ? [] : [mark],
  )

test.each(components)(
  'the page of $name says when to use it, when not, do and don’t',
  ({ stories }) => expect(stories).toMatch(/\bpage\(\{/),
)

test.each(components.filter(({ drawing }) => isOperated(drawing)))(
  'the page of $name has a map of its keys',
  ({ stories }) => expect(stories).toMatch(/\n\s+keys: \{/),
)

test.each(components)(
  'the page of $name tells every data attribute that it sets',
  ({ stories, drawing }) => {
    const untold = marksIn(drawing).filter((mark) => !stories.includes(`'${mark}':`))
    expect(untold).toEqual([])
  },
)
