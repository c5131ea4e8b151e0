import { readdirSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cases, forms } from './cases.tsx'
import { given } from './parts.tsx'

const rooms = ['base', 'conformance', 'internal', 'stories']
const folders = readdirSync(new URL('..', import.meta.url)).filter((name) => !rooms.includes(name))

test('RTE-2 every component has a conformance case', () => {
  expect(Object.keys(cases).sort()).toEqual(folders.sort())
})

describe.each(Object.entries(forms))('%s', (_name, { draw, opens = false }) => {
  test('LAN-4 is drawn where there is no browser, each time the same', () => {
    const first = renderToString(draw(given, false))
    expect(renderToString(draw(given, false))).toBe(first)
    if (!opens) expect(first).toContain('data-given')
  })
})
