import { existsSync, readdirSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cases, variants } from './cases.tsx'
import { inEnglish, rootProps } from './fixtures.tsx'

const notComponents = ['base', 'conformance', 'internal', 'stories']
const folders = readdirSync(new URL('..', import.meta.url)).filter(
  (name) => !notComponents.includes(name),
)

test('RTE-2 every component has a conformance case', () => {
  expect(Object.keys(cases).sort()).toEqual(folders.sort())
})

/** Providers draw nothing of their own. */
const drawn = folders.filter((name) => !name.endsWith('Provider'))

test.each(drawn)('RTE-2 %s has stories', (name) => {
  expect(existsSync(new URL(`../${name}/${name}.stories.tsx`, import.meta.url))).toBe(true)
})

describe.each(Object.entries(variants))('%s', (_name, { render, isOverlay = false }) => {
  test('LIB-3 LAN-4 a component renders without a browser, each time the same', () => {
    const first = renderToString(inEnglish(render(rootProps, false)))
    expect(renderToString(inEnglish(render(rootProps, false)))).toBe(first)
    if (!isOverlay) expect(first).toContain('data-root')
  })
})
