import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadBody, ThreadMessage } from '../MessageBubble/index.ts'

interface ThreadOptions {
  readonly messages: readonly ThreadMessage[]
  readonly hasOlder: boolean
  readonly onLoadOlder: (() => void) | undefined
  readonly hasTyping: boolean
}

interface Heard {
  readonly id: string
  readonly text: string
}

/** Rows from the oldest at which older messages are asked for. */
const olderThreshold = 6
/** Pixels from the end that still count as the end. */
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
 * A row changes at its top, when a day begins above it no more; so one that reaches above the fold must
 * not pull along what stands below.
 */
const keepsWhatIsRead: Virtualizer<
  HTMLDivElement,
  Element
>['shouldAdjustScrollPositionOnItemSizeChange'] = ({ start }, _change, { scrollOffset }) =>
  scrollOffset !== null && scrollOffset > 0 && start <= scrollOffset

/** Scrolling of a thread: starts and stays at the newest, keeps its place when older ones arrive. */
export function useThread({ messages, hasOlder, onLoadOlder, hasTyping }: ThreadOptions) {
  const frameRef = useRef<HTMLDivElement>(null)
  // A new function would make all rows be measured anew with each step of scrolling.
  const getItemKey = useCallback((index: number) => messages[index]?.id ?? 'typing', [messages])
  const virtualizer = useVirtualizer({
    count: messages.length + (hasTyping ? 1 : 0),
    getScrollElement: () => frameRef.current,
    estimateSize: () => 76,
    getItemKey,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endThreshold,
  })

  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = keepsWhatIsRead

  const isEmpty = messages.length === 0
  useLayoutEffect(() => {
    if (!isEmpty) virtualizer.scrollToEnd()
  }, [virtualizer, isEmpty])

  const rows = virtualizer.getVirtualItems()
  const firstShown = rows[0]?.index
  const isNewestShown = rows.at(-1)?.index === messages.length - 1 + (hasTyping ? 1 : 0)
  const hasSettled = useRef(false)
  const oldest = messages[0]?.id
  const askedFor = useRef<string | undefined>(undefined)
  useEffect(() => {
    // The first drawing starts at the top, before the jump to the newest; that is no wish for older ones.
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
    isAtEnd: isEmpty || virtualizer.scrollOffset === null || virtualizer.isAtEnd(),
    heard: useHeard(messages),
  }
}

/** Messages that stay in the region that is read out; older ones have been heard. */
const mostHeard = 20

/** What the other has said since the thread was opened: each is read out once, also two alike or two at once. */
function useHeard(messages: readonly ThreadMessage[]): readonly Heard[] {
  const [atOpening] = useState(messages.at(-1)?.id)
  const opened = messages.findLastIndex(({ id }) => id === atOpening)
  const since = atOpening !== undefined && opened === -1 ? messages.length - 1 : opened + 1
  return messages
    .slice(since)
    .filter(({ isOwn }) => !isOwn)
    .slice(-mostHeard)
    .map(({ id, body }) => ({ id, text: spoken(body) }))
}
