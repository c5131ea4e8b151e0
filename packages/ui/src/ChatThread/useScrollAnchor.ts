import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Distance in pixels that still counts as the end. */
export const endThreshold = 80

/** A visible message and where it is, in pixels. */
interface Anchor {
  readonly row: Element
  readonly message: Element
  /** From the top of the thread. */
  readonly top: number
  /** From the top of its row, which may begin with a day heading. */
  readonly topInRow: number
}

const topIn = (element: Element, frame: Element) =>
  element.getBoundingClientRect().top - frame.getBoundingClientRect().top

/**
 * The first message that starts in view or, if none does, the one that fills it.
 * @param shift pixels by which messages are now too low; less than one is left as it is, but must not add up
 */
const findAnchor = (frame: Element, shift = 0): Anchor | undefined => {
  let filling: Anchor | undefined
  for (const row of frame.querySelectorAll('[data-index]')) {
    const message = row.lastElementChild
    if (message === null) continue
    const top = topIn(message, frame)
    if (top >= frame.clientHeight) break
    if (top + message.getBoundingClientRect().height <= 0) continue
    const wanted = Math.abs(shift) < 1 ? top - shift : top
    const anchor = { row, message, top: wanted, topInRow: topIn(message, row) }
    if (top >= 0) return anchor
    filling = anchor
  }
  return filling
}

type ThreadVirtualizer = Virtualizer<HTMLDivElement, Element>

/** Whether the virtualizer knows the height of the row, which it rounds. */
const isMeasured = ({ row }: Anchor, virtualizer: ThreadVirtualizer) => {
  const known = virtualizer.measurementsCache[virtualizer.indexFromElement(row)]
  return known !== undefined && Math.abs(row.getBoundingClientRect().height - known.size) < 1
}

/** Whether a scroll event is still to come. */
const hasScrolled = ({ scrollTop }: Element, { scrollOffset }: ThreadVirtualizer) =>
  Math.abs(scrollTop - (scrollOffset ?? 0)) >= 1

/** Where the thread is scrolled to, in pixels. */
interface Position {
  readonly top: number
  readonly fromEnd: number
}

const positionOf = ({ scrollTop, scrollHeight, clientHeight }: Element): Position => ({
  top: scrollTop,
  fromEnd: scrollHeight - scrollTop - clientHeight,
})

interface ScrollAnchorOptions {
  readonly frameRef: RefObject<HTMLDivElement | null>
  readonly virtualizer: ThreadVirtualizer
  /** What changes the end of the thread, apart from the size of its rows. */
  readonly contents: string
}

/**
 * Keeps the end of the thread in view or, once the reader has scrolled away from it, the first visible message where
 * it is on the screen. Only scrolling moves it: not a row measured late, larger text, a picture that has loaded, a
 * window of another size, nor messages above or below.
 *
 * The virtualizer moves the scroll position by what changes above that message, and on a phone waits with it while a
 * finger or momentum scrolls. After each update the message is looked up on the screen, and what is left is corrected.
 *
 * The virtualizer's `followOnAppend` asks at each new message whether the last scroll position was the end, and its
 * `scrollToEnd` gives up after a while. On a slow phone messages arrive before that position is known and rows are
 * measured late, so the end is kept here.
 *
 * @returns `onScroll`, to call when the thread has been scrolled, before the virtualizer learns of it; and `goToEnd`,
 * which follows the newest message from then on, whenever the browser tells of the scrolling
 */
export function useScrollAnchor({ frameRef, virtualizer, contents }: ScrollAnchorOptions) {
  const reading = useRef<'at-end' | 'near-end' | 'older'>('at-end')
  const last = useRef<Position>({ top: 0, fromEnd: 0 })
  const anchor = useRef<Anchor | undefined>(undefined)

  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ index, start }) => {
    if (anchor.current?.row.isConnected !== true) return start < (virtualizer.scrollOffset ?? 0)
    const { row, message, topInRow } = anchor.current
    const anchored = virtualizer.indexFromElement(row)
    const isMovedInRow = Math.abs(topIn(message, row) - topInRow) >= 0.5
    return index < anchored || (index === anchored && isMovedInRow)
  }

  const keepEnd = useCallback(() => {
    const frame = frameRef.current
    if (frame === null) return
    if (reading.current !== 'at-end') return
    if (positionOf(frame).fromEnd > 1) virtualizer.scrollToEnd()
    last.current = positionOf(frame)
  }, [frameRef, virtualizer])

  const goToEnd = useCallback(() => {
    reading.current = 'at-end'
    anchor.current = undefined
    virtualizer.scrollToEnd()
  }, [virtualizer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes the list moves its end.
  useLayoutEffect(() => {
    if (reading.current !== 'older' && virtualizer.options.count > 0) goToEnd()
  }, [virtualizer, goToEnd, contents])

  const size = virtualizer.getTotalSize()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is measured moves the end.
  useLayoutEffect(keepEnd, [keepEnd, contents, size])

  useEffect(() => {
    if (frameRef.current === null) return
    const observer = new ResizeObserver(keepEnd)
    observer.observe(frameRef.current)
    return () => observer.disconnect()
  }, [frameRef, keepEnd])

  const rows = virtualizer.getVirtualItems()
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (frame === null || reading.current === 'at-end' || hasScrolled(frame, virtualizer)) return
    if (anchor.current?.row.isConnected !== true) {
      anchor.current = findAnchor(frame)
      // Rows that are still to be placed or measured will be before they are painted, which leads here again.
    } else if (virtualizer.getVirtualItems() === rows && isMeasured(anchor.current, virtualizer)) {
      const { message, top } = anchor.current
      const moved = topIn(message, frame) - top
      if (Math.abs(moved) >= 1) virtualizer.scrollBy(moved)
      anchor.current = findAnchor(frame, topIn(message, frame) - top)
    }
    last.current = positionOf(frame)
  })

  const onScroll = useCallback(() => {
    const frame = frameRef.current
    if (frame === null) return
    const before = last.current
    const now = positionOf(frame)
    // The virtualizer has moved the position because of changes above, so the anchor stays.
    if (now.top === before.top) return
    last.current = now
    // Rows that change height move the top or the end, but only a reader moves up and away from the end.
    const isLeaving = now.top < before.top && now.fromEnd > before.fromEnd
    if (now.fromEnd <= 1) reading.current = 'at-end'
    else if (now.fromEnd > endThreshold) reading.current = isLeaving ? 'older' : reading.current
    else if (isLeaving || reading.current === 'older') reading.current = 'near-end'
    if (reading.current === 'at-end') anchor.current = undefined
    else if (anchor.current === undefined || isMeasured(anchor.current, virtualizer)) {
      anchor.current = findAnchor(frame)
    } else {
      // It is about to move in its row, and will be put back by that.
      anchor.current = { ...anchor.current, top: anchor.current.top + before.top - now.top }
    }
  }, [frameRef, virtualizer])

  return { onScroll, goToEnd }
}
