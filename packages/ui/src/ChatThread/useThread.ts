import {
  defaultRangeExtractor,
  observeElementOffset,
  useVirtualizer,
} from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadBody, ThreadMessage } from '../MessageBubble/index.ts'
import { endThreshold, useScrollAnchor } from './useScrollAnchor.ts'

interface ThreadOptions {
  readonly messages: readonly ThreadMessage[]
  readonly hasOlder: boolean
  readonly onLoadOlder: (() => void) | undefined
  readonly isTyping: boolean
}

interface Announcement {
  readonly id: string
  readonly text: string
}

/** Rows drawn before the height of the window is known: more than the highest one shows. */
const drawnRows = 30

const newestRows = (count: number): number[] => {
  const first = Math.max(0, count - drawnRows)
  return Array.from({ length: count - first }, (_, index) => first + index)
}

/** Rows from the top at which older messages are loaded. */
const olderThreshold = 6

const spoken = (body: ThreadBody): string => {
  switch (body.kind) {
    case 'text':
      return body.text
    case 'gift':
      return body.name
    case 'photo':
      return body.alt
  }
}

/**
 * Scrolling of a thread: starts and stays at the newest message, and keeps its position when older
 * messages load.
 */
export function useThread({ messages, hasOlder, onLoadOlder, isTyping }: ThreadOptions) {
  const frameRef = useRef<HTMLDivElement>(null)
  // A new function identity would remeasure all rows on every scroll event.
  const getItemKey = useCallback((index: number) => messages[index]?.id ?? 'typing', [messages])
  const scrolled = useRef(() => {})
  const count = messages.length + (isTyping ? 1 : 0)
  // The virtualizer starts at the top, before scrolling to the newest message.
  const hasSettled = useRef(false)
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => frameRef.current,
    estimateSize: () => 76,
    getItemKey,
    overscan: 8,
    rangeExtractor: (range) => {
      hasSettled.current ||= range.endIndex === count - 1
      return hasSettled.current ? defaultRangeExtractor(range) : newestRows(count)
    },
    anchorTo: 'end',
    // The virtualizer also reads the position by itself, before the event of that scrolling. Were the anchor told later,
    // it would take the scrolling for rows that moved, and undo it.
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (...position) => {
        scrolled.current()
        tell(...position)
      }),
  })

  const measured = virtualizer.getVirtualItems()
  const isMeasured = measured.length > 0
  const rows = isMeasured
    ? measured
    : newestRows(count).map((index) => ({ key: getItemKey(index), index, start: 0 }))

  const { onScroll, goToEnd } = useScrollAnchor({
    frameRef,
    virtualizer,
    contents: `${messages.length} ${messages.at(-1)?.id} ${isTyping} ${isMeasured}`,
  })

  useLayoutEffect(() => {
    scrolled.current = onScroll
  }, [onScroll])

  const isEmpty = messages.length === 0
  const firstShown = measured[0]?.index
  const oldest = messages[0]?.id
  const askedFor = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!hasSettled.current || !hasOlder || oldest === undefined || oldest === askedFor.current)
      return
    if (firstShown === undefined || firstShown > olderThreshold) return
    askedFor.current = oldest
    onLoadOlder?.()
  }, [firstShown, hasOlder, oldest, onLoadOlder])

  return {
    frameRef,
    virtualizer,
    rows,
    isMeasured,
    goToEnd,
    isAtEnd: isEmpty || virtualizer.scrollOffset === null || virtualizer.isAtEnd(endThreshold),
    announcements: useAnnouncements(messages),
  }
}

/** Messages kept in the live region; older ones have been announced already. */
const maxAnnouncements = 20

/**
 * Messages received since the thread was opened. Each is announced once, including equal or simultaneous
 * ones.
 */
function useAnnouncements(messages: readonly ThreadMessage[]): readonly Announcement[] {
  const [atOpening] = useState(messages.at(-1)?.id)
  const opened = messages.findLastIndex(({ id }) => id === atOpening)
  const since = atOpening !== undefined && opened === -1 ? messages.length - 1 : opened + 1
  return messages
    .slice(since)
    .filter(({ isOwn }) => !isOwn)
    .slice(-maxAnnouncements)
    .map(({ id, body }) => ({ id, text: spoken(body) }))
}
