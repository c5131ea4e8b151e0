import { expect, spyOn, waitFor, within } from 'storybook/test'
import {
  frames,
  grows,
  movementOf,
  painted,
  scrollUp,
  shrinks,
  stillness,
} from '../stories/threadMovement.ts'
import { isAtEnd, perDay } from './ChatThread.fixtures.ts'

/** The virtualizer's `isScrollingResetDelay`. */
const scrollingEndsMs = 150

interface Shown {
  readonly canvasElement: HTMLElement
}

/** New messages arrive while older ones are read, and at the end. */
export async function readOlderWhileNewArrive({ canvasElement }: Shown) {
  const canvas = within(canvasElement)
  const log = canvas.getByRole('log')
  await waitFor(() => expect(isAtEnd(log)).toBe(true))
  log.scrollTop -= 400
  // The thread knows of the scrolling, but has not measured the rows that it adds above.
  await frames(1)
  const moved = await movementOf(log, {
    since: grows(log),
    change: () => canvas.getByRole('button', { name: '5 unread messages' }).click(),
  })
  await expect(moved).toBeLessThan(1)
  canvas.getByRole('button', { name: 'To the newest message' }).click()
  await waitFor(() => expect(isAtEnd(log)).toBe(true))
  const arrived = grows(log)
  canvas.getByRole('button', { name: '5 unread messages' }).click()
  await waitFor(() => expect(arrived()).toBe(true))
  await waitFor(() => expect(isAtEnd(log)).toBe(true))
}

/** Messages come at both ends, and somebody types. */
export async function addAroundWhatIsRead({ canvasElement }: Shown) {
  const canvas = within(canvasElement)
  const log = canvas.getByRole('log')
  const press = (name: string) => () => canvas.getByRole('button', { name }).click()
  await scrollUp(log, 2000)
  for (const name of ['5 unread messages', 'Anna is writing', 'Previous page'] as const) {
    log.scrollTop -= 300
    await frames(1)
    await expect(await movementOf(log, { since: grows(log), change: press(name) })).toBeLessThan(1)
  }
  // The oldest message loses its day heading to an older one.
  for (const place of [0, 20, 60]) {
    log.scrollTop = place
    await waitFor(() => expect(log.querySelector('[data-index="0"]')).not.toBeNull())
    await stillness(log)
    await expect(
      await movementOf(log, { since: grows(log), change: press('Previous page') }),
    ).toBeLessThan(1)
  }
  await expect(
    await movementOf(log, { since: shrinks(log), change: press('Anna is writing') }),
  ).toBeLessThan(1)
}

/** The text grows to twice its size and back, and another font arrives. */
export async function enlargeText({ canvasElement }: Shown) {
  const log = within(canvasElement).getByRole('log')
  const root = document.documentElement
  const { fontSize } = root.style
  try {
    await scrollUp(log, 1700)
    // Message by message, so that some of them begin with a day heading.
    for (let step = 0; step < perDay; step++) {
      await scrollUp(log, 90)
      const larger = await movementOf(log, {
        since: grows(log),
        change: () => {
          root.style.fontSize = '200%'
        },
      })
      await expect(larger).toBeLessThan(1)
      const usual = await movementOf(log, {
        since: shrinks(log),
        change: () => {
          root.style.fontSize = fontSize
        },
      })
      await expect(usual).toBeLessThan(1)
    }
    const other = await movementOf(log, {
      since: grows(log),
      change: () => {
        log.style.fontFamily = 'monospace'
        log.style.letterSpacing = '0.2em'
      },
    })
    await expect(other).toBeLessThan(1)
    within(canvasElement).getByRole('button', { name: 'To the newest message' }).click()
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
    root.style.fontSize = '200%'
    await stillness(log)
    await expect(isAtEnd(log)).toBe(true)
  } finally {
    root.style.fontSize = fontSize
  }
}

const tall = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="300"/>')}`

/** Pictures above what is read take their height late. */
export async function loadPicturesAbove({ canvasElement }: Shown) {
  const log = within(canvasElement).getByRole('log')
  await scrollUp(log, 2000)
  const { top } = log.getBoundingClientRect()
  const above = [...log.querySelectorAll('img')].filter(
    (picture) => picture.getBoundingClientRect().bottom < top,
  )
  await expect(above.length).toBeGreaterThan(2)
  for (const picture of above.toReversed()) {
    const moved = await movementOf(log, {
      since: grows(log),
      change: () => {
        picture.src = tall
      },
    })
    await expect(moved).toBeLessThan(1)
  }
}

/** Jumps to far parts of the thread, and short ways from there. */
export async function jumpAround({ canvasElement }: Shown) {
  const canvas = within(canvasElement)
  const log = canvas.getByRole('log')
  await waitFor(() => expect(isAtEnd(log)).toBe(true))
  for (const part of [0.5, 0.1, 0.9, 0.3, 0.7]) {
    await stillness(log)
    log.scrollTop = part * log.scrollHeight
    await painted()
    await expect(await movementOf(log)).toBeLessThan(1)
    for (const distance of [-200, -200, -400, -200, 300, -200, -400, 150]) {
      await expect(await movementOf(log, { scrolled: distance })).toBeLessThan(1)
    }
  }
  canvas.getByRole('button', { name: 'To the newest message' }).click()
  await waitFor(() => expect(isAtEnd(log)).toBe(true))
  await stillness(log)
  await expect(isAtEnd(log)).toBe(true)
}

/**
 * Scrolls once more just when the virtualizer takes the scrolling before for ended, and reads the position before the
 * thread is told of it.
 */
export async function scrollAsScrollingEnds({ canvasElement }: Shown) {
  const log = within(canvasElement).getByRole('log')
  await scrollUp(log, 2000)
  for (let turn = 0; turn < 5; turn++) {
    const timers = spyOn(window, 'setTimeout')
    log.scrollTop -= 40
    await new Promise((scrolled) => log.addEventListener('scroll', scrolled, { once: true }))
    const [end] = timers.mock.calls.find(([, delay]) => delay === scrollingEndsMs) ?? []
    timers.mockRestore()
    await expect(await movementOf(log, { scrolled: -200, change: () => end?.() })).toBeLessThan(1)
  }
}

/** A keyboard opens and closes, at the end and among older messages. */
export async function resizeWindow({ canvasElement }: Shown) {
  const canvas = within(canvasElement)
  const log = canvas.getByRole('log')
  const { style } = log.parentElement ?? log
  const sizes = [
    { blockSize: '14rem', inlineSize: '100%' },
    { blockSize: '100%', inlineSize: '60%' },
    { blockSize: '14rem', inlineSize: '100%' },
    { blockSize: '100%', inlineSize: '100%' },
  ]
  const resize = (to: (typeof sizes)[number]) => () => Object.assign(style, to)
  for (const size of sizes) {
    await stillness(log)
    resize(size)()
    await stillness(log)
    await expect(isAtEnd(log)).toBe(true)
  }
  await scrollUp(log, 2000)
  for (const size of sizes) {
    const { clientHeight, clientWidth } = log
    const isResized = () => log.clientHeight !== clientHeight || log.clientWidth !== clientWidth
    await expect(await movementOf(log, { since: isResized, change: resize(size) })).toBeLessThan(1)
  }
}
