import '../base/index.ts'
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../conformance/fixtures.tsx'
import { numbered } from './ChatThread.fixtures.ts'
import { ChatThread } from './ChatThread.tsx'

const host = document.createElement('main')
host.style.cssText = 'block-size: 480px; inline-size: 360px'
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(host)
})

afterEach(() => {
  act(() => root?.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

/** The paragraphs with the texts of messages, which are numbers. */
const texts = () =>
  [...host.querySelectorAll('p')].filter(({ textContent }) => /^\d+$/.test(textContent ?? ''))

const newestEnd = () => texts().at(-1)?.getBoundingClientRect().bottom ?? Number.NaN

test.each([
  { count: 3, drawn: 3 },
  { count: 200, drawn: 30 },
])(
  'CHT-2 PRF-1 of $count messages the newest $drawn stand at the bottom before there is a script, and stay there',
  async ({ count, drawn }) => {
    const thread = inEnglish(<ChatThread messages={numbered(0, count)} name="Anna" />)
    host.innerHTML = renderToString(thread)
    expect(texts().map(({ textContent }) => Number(textContent))).toEqual(
      Array.from({ length: drawn }, (_, index) => count - drawn + index),
    )
    const [end, before] = [host.getBoundingClientRect().bottom, newestEnd()]
    expect(end - before).toBeGreaterThanOrEqual(0)
    expect(end - before).toBeLessThan(100)
    const differences = vi.fn()
    await act(async () => {
      root = hydrateRoot(host, thread, { onRecoverableError: differences })
    })
    expect(differences).not.toHaveBeenCalled()
    await expect.poll(() => Math.abs(newestEnd() - before)).toBeLessThan(1)
  },
)
