import { expect, waitFor } from 'storybook/test'

/** Resolves in a later frame, before it is laid out. */
export async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

/** Resolves once a frame has been shown. */
export function painted() {
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(undefined)
    })
  })
}

/** The first message that starts in view. */
const firstMessage = (log: HTMLElement): Element => {
  const { top, bottom } = log.getBoundingClientRect()
  for (const { lastElementChild: shown } of log.querySelectorAll('[data-index]')) {
    const start = shown?.getBoundingClientRect().top ?? bottom
    if (shown !== null && start >= top && start < bottom) return shown
  }
  throw new Error('No message starts in view.')
}

const placeIn = (log: HTMLElement, message: Element) =>
  message.isConnected
    ? message.getBoundingClientRect().top - log.getBoundingClientRect().top
    : Number.POSITIVE_INFINITY

/** A function that tells whether the thread has grown since. */
export function grows(log: HTMLElement) {
  const { scrollHeight } = log
  return () => log.scrollHeight > scrollHeight
}

/** A function that tells whether the thread has shrunk since. */
export function shrinks(log: HTMLElement) {
  const { scrollHeight } = log
  return () => log.scrollHeight < scrollHeight
}

/** Waits until a condition is true, then for three equal frames. Sees each frame as it is shown. */
export async function stillness(
  log: HTMLElement,
  { since = () => true, see = () => {} }: { since?: () => boolean; see?: () => void } = {},
) {
  const started = performance.now()
  let last = ''
  for (let equal = 0; equal < 3; ) {
    await painted()
    see()
    const rows = [...log.querySelectorAll('[data-index]')]
    const now = [log.scrollTop, log.scrollHeight, ...rows.map((row) => placeIn(log, row))].join()
    equal = since() && now === last ? equal + 1 : 0
    last = now
    if (performance.now() - started > 60_000) throw new Error('The thread does not come to rest.')
  }
}

interface Change {
  readonly change?: () => void
  /** Whether the change can be seen. */
  readonly since?: () => boolean
  /** Distance in pixels to scroll before the change, which is not counted. */
  readonly scrolled?: number
}

/** Largest distance in pixels that the first visible message moves, in any frame shown after a change. */
export async function movementOf(
  log: HTMLElement,
  { change = () => {}, since = () => true, scrolled = 0 }: Change = {},
): Promise<number> {
  const message = firstMessage(log)
  const place = placeIn(log, message) - scrolled
  let largest = 0
  log.scrollTop += scrolled
  change()
  await stillness(log, {
    since,
    see: () => {
      largest = Math.max(largest, Math.abs(placeIn(log, message) - place))
    },
  })
  return largest
}

/** Scrolls from the end to older messages. */
export async function scrollUp(log: HTMLElement, distance: number) {
  await waitFor(() => expect(log.scrollTop).toBeGreaterThan(distance))
  await stillness(log)
  log.scrollTop -= distance
  await stillness(log)
}
