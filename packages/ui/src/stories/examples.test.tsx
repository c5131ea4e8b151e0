import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inEnglish } from '../conformance/fixtures.tsx'

interface Examples {
  readonly good: ReactNode
  readonly bad: ReactNode
}

const root = join(import.meta.dirname, '..')

const examples = await Promise.all(
  globSync('*/*.examples.tsx', { cwd: root })
    .sort()
    .map(async (path) => {
      const { good, bad }: Examples = await import(join(root, path))
      return { name: basename(path, '.examples.tsx'), good, bad }
    }),
)

/** Markup of both, rendered in one tree as on the documentation page. */
const markupOf = ({ good, bad }: Examples): readonly string[] =>
  renderToStaticMarkup(
    inEnglish(
      <>
        {good}
        <hr />
        {bad}
      </>,
    ),
  ).split('<hr/>')

/** Ids and names of radio groups, which tie an element to others of the document. */
const identifiersIn = (markup: string) => [
  ...[...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => `id ${id}`),
  ...new Set(
    [...markup.matchAll(/<input[^>]*type="radio"[^>]*name="([^"]*)"/g)].map(
      ([, name]) => `radio ${name}`,
    ),
  ),
]

test.each(examples)('LIB-1 the pictures of $name are rendered, with nothing in common', (each) => {
  const markup = markupOf(each)
  expect(markup).toHaveLength(2)
  expect(markup).not.toContain('')
  const identifiers = markup.flatMap(identifiersIn)
  expect(identifiers).toEqual([...new Set(identifiers)])
})
