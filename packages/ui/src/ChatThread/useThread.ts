import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadBody, ThreadMessage } from '../MessageBubble/index.ts'

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

/** Rows from the top at which older messages are loaded. */
const olderThreshold = 6
/** Distance in pixels that still counts as the end. */
const endThreshold = 80

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
 * Rows change height at their top, where a day heading may disappear. A row that starts above the viewport
 * must not move the content below.
 */
const keepsWhatIsRead: Virtualizer<
  HTMLDivElement,
  Element
>['shouldAdjustScrollPositionOnItemSizeChange'] = ({ start }, _change, { scrollOffset }) =>
  scrollOffset !== null && scrollOffset > 0 && start <= scrollOffset

/**
 * Scrolling of a thread: starts and stays at the newest message, and keeps its position when older
 * messages load.
 */
export function useThread({ messages, hasOlder, onLoadOlder, isTyping }: ThreadOptions) {
  const frameRef = useRef<HTMLDivElement>(null)
  // A new function identity would remeasure all rows on every scroll event.
  const getItemKey = useCallback((index: number) => messages[index]?.id ?? 'typing', [messages])
  const virtualizer = useVirtualizer({
    count: messages.length + (isTyping ? 1 : 0),
    getScrollElement: () => frameRef.current,
    estimateSize: () => 76,
    getItemKey,
    overscan: 8,
    anchorTo: 'end',
    scrollEndThreshold: endThreshold,
  })

  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = keepsWhatIsRead

  const onScroll = useFollowing(frameRef, virtualizer, messages, isTyping)

  const isEmpty = messages.length === 0
  const rows = virtualizer.getVirtualItems()
  const firstShown = rows[0]?.index
  const isNewestShown = rows.at(-1)?.index === messages.length - 1 + (isTyping ? 1 : 0)
  const hasSettled = useRef(false)
  const oldest = messages[0]?.id
  const askedFor = useRef<string | undefined>(undefined)
  useEffect(() => {
    // The first render starts at the top, before scrolling to the newest message. It must not load
    // older ones.
    hasSettled.current ||= isNewestShown
    if (!hasSettled.current || !hasOlder || oldest === undefined || oldest === askedFor.current)
      return
    if (firstShown === undefined || firstShown > olderThreshold) return
    askedFor.current = oldest
    onLoadOlder?.()
  }, [firstShown, isNewestShown, hasOlder, oldest, onLoadOlder])

  return {
    frameRef,
    onScroll,
    virtualizer,
    isAtEnd: isEmpty || virtualizer.scrollOffset === null || virtualizer.isAtEnd(),
    announcements: useAnnouncements(messages),
  }
}

/** Where the thread is scrolled to, in pixels. */
interface Place {
  readonly top: number
  readonly fromEnd: number
}

/**
 * Keeps the newest message in view until the reader scrolls away from it.
 *
 * The virtualizer's `followOnAppend` asks at each new message whether the last scroll position was the end, and its
 * `scrollToEnd` gives up after a while. On a slow phone messages arrive before that position is known and rows are
 * measured late, and the thread stopped following.
 *
 * @returns the listener for scrolling of the thread.
 */
function useFollowing(
  frameRef: RefObject<HTMLDivElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  messages: readonly ThreadMessage[],
  isTyping: boolean,
) {
  const reading = useRef<'at-end' | 'near-end' | 'older'>('at-end')
  const last = useRef<Place>({ top: 0, fromEnd: 0 })

  const place = useCallback((): Place => {
    if (frameRef.current === null) return { top: 0, fromEnd: 0 }
    const { scrollTop, scrollHeight, clientHeight } = frameRef.current
    return { top: scrollTop, fromEnd: scrollHeight - scrollTop - clientHeight }
  }, [frameRef])

  const count = messages.length
  const newest = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes the list moves its end.
  useLayoutEffect(() => {
    if (reading.current !== 'older' && count > 0) {
      virtualizer.scrollToEnd()
      reading.current = 'at-end'
    }
    last.current = place()
  }, [virtualizer, place, count, newest, isTyping])

  const size = virtualizer.getTotalSize()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is measured moves the end.
  useLayoutEffect(() => {
    if (reading.current === 'at-end' && place().fromEnd > 1) virtualizer.scrollToEnd()
    last.current = place()
  }, [virtualizer, place, size])

  return useCallback(() => {
    const before = last.current
    const now = place()
    last.current = now
    // Rows that change height move the top or the end, but only a reader moves up and away from the end.
    const isLeaving = now.top < before.top && now.fromEnd > before.fromEnd
    if (now.fromEnd <= 1) reading.current = 'at-end'
    else if (now.fromEnd > endThreshold) reading.current = isLeaving ? 'older' : reading.current
    else if (isLeaving || reading.current === 'older') reading.current = 'near-end'
  }, [place])
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
