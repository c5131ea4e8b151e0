import '../base/index.ts'
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../conformance/fixtures.tsx'
import { isAtEnd, numbered } from './ChatThread.fixtures.ts'
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
  'CHT-2 PRF-1 of $count messages the newest $drawn stand at the bottom before there is a script, and stay there as the same elements',
  async ({ count, drawn }) => {
    const thread = inEnglish(<ChatThread messages={numbered(0, count)} name="Anna" />)
    host.innerHTML = renderToString(thread)
    expect(texts().map(({ textContent }) => Number(textContent))).toEqual(
      Array.from({ length: drawn }, (_, index) => count - drawn + index),
    )
    const [end, before] = [host.getBoundingClientRect().bottom, newestEnd()]
    expect(end - before).toBeGreaterThanOrEqual(0)
    expect(end - before).toBeLessThan(100)
    const newest = texts().at(-1)
    const differences = vi.fn()
    await act(async () => {
      root = hydrateRoot(host, thread, { onRecoverableError: differences })
    })
    expect(differences).not.toHaveBeenCalled()
    await expect.poll(() => Math.abs(newestEnd() - before)).toBeLessThan(1)
    expect(host.querySelector('[data-index]')?.parentElement?.style.blockSize).not.toBe('')
    expect(texts().at(-1)).toBe(newest)
  },
)

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

/** How long the virtualizer pursues a place that it scrolls to: its `MAX_RECONCILE_MS`. */
const pursuitEndsMs = 5000

test('CHT-2 who goes to the newest message follows those that come, even if the browser tells late of the scrolling', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  root = createRoot(host)
  const show = (count: number) =>
    root?.render(inEnglish(<ChatThread messages={numbered(0, count)} name="Anna" />))
  show(100)
  const log = await vi.waitFor(() => page.getByRole('log').element())
  if (!(log instanceof HTMLElement)) throw new Error('The conversation is not HTML.')
  await expect.poll(() => isAtEnd(log)).toBe(true)
  log.scrollTop -= 400
  const hold = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('scroll', hold, true)
  const clock = vi.spyOn(performance, 'now')
  try {
    await page.getByRole('button', { name: 'To the newest message' }).click()
    await frames(2)
    clock.mockReturnValue(performance.now() + pursuitEndsMs + 1)
    await frames(2)
    const { scrollHeight } = log
    show(105)
    await expect.poll(() => log.scrollHeight).toBeGreaterThan(scrollHeight)
  } finally {
    clock.mockRestore()
    window.removeEventListener('scroll', hold, true)
  }
  await expect.poll(() => isAtEnd(log)).toBe(true)
})
