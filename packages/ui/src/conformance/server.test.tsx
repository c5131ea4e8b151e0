import { readdirSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cases } from './cases.tsx'

const rooms = ['base', 'conformance', 'internal', 'stories']
const folders = readdirSync(new URL('..', import.meta.url)).filter((name) => !rooms.includes(name))

test('RTE-2 every component has a conformance case', () => {
  expect(Object.keys(cases).sort()).toEqual(folders.sort())
})

describe.each(Object.entries(cases))('%s', (_name, { draw, isSeenAtOnce = true }) => {
  test('LAN-4 is drawn where there is no browser, each time the same', () => {
    const first = renderToString(draw('given'))
    expect(renderToString(draw('given'))).toBe(first)
    if (isSeenAtOnce) expect(first).toContain('given')
  })
})
