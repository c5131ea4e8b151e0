import { observeElementOffset, useVirtualizer } from '@tanstack/react-virtual'
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
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: messages.length + (isTyping ? 1 : 0),
    getScrollElement: () => frameRef.current,
    estimateSize: () => 76,
    getItemKey,
    overscan: 8,
    anchorTo: 'end',
    // The virtualizer also reads the position by itself, before the event of that scrolling. Were the anchor told later,
    // it would take the scrolling for rows that moved, and undo it.
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (...position) => {
        scrolled.current()
        tell(...position)
      }),
  })

  const { onScroll, goToEnd } = useScrollAnchor({
    frameRef,
    virtualizer,
    contents: `${messages.length} ${messages.at(-1)?.id} ${isTyping}`,
  })

  useLayoutEffect(() => {
    scrolled.current = onScroll
  }, [onScroll])

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
    virtualizer,
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
