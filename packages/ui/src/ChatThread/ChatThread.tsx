'use client'
import { clsx } from 'clsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { memo, type ReactNode, type Ref } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { DayMark } from '../DayMark/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { MessageBubble, type MessageLabels, type ThreadMessage } from '../MessageBubble/index.ts'
import { TypingMark } from '../TypingMark/index.ts'
import * as css from './ChatThread.css.ts'
import { useThread } from './useThread.ts'

export interface ThreadLabels extends MessageLabels {
  /** Label of the log, for example "Conversation with Anna". */
  readonly label: string
  /** Above the first unread message. */
  readonly unread: string
  readonly loadingOlder: string
  /** Button that scrolls to the newest message. */
  readonly newest: string
}

export interface ChatThreadProps {
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[]
  readonly labels: ThreadLabels
  readonly hasOlder?: boolean | undefined
  readonly isLoadingOlder?: boolean | undefined
  /** Called when scrolling near the oldest message, once until the messages change. */
  readonly onLoadOlder?: (() => void) | undefined
  /** Id of the first message that was unread when the thread was opened. */
  readonly unreadFrom?: string | undefined
  /** "Anna is writing", while the other person is typing. */
  readonly typingText?: string | undefined
  readonly onRetry?: ((id: string) => void) | undefined
  readonly onDrop?: ((id: string) => void) | undefined
  readonly onOpenPhoto?: ((id: string) => void) | undefined
  /** Shown if there are no messages. */
  readonly empty?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Scrolling re-renders the thread, but a message only if it has changed. */
const Bubble = memo(MessageBubble)

/** Focusable, so that it can be scrolled with the arrow keys. */
const scrollable = { tabIndex: 0 } as const

/** A conversation, newest message at the bottom. Renders only visible messages. */
export const ChatThread = ({
  messages,
  labels,
  hasOlder = false,
  isLoadingOlder = false,
  onLoadOlder,
  unreadFrom,
  typingText,
  onRetry,
  onDrop,
  onOpenPhoto,
  empty,
  className,
  ...rest
}: ChatThreadProps) => {
  const { frameRef, virtualizer, isAtEnd, announcements } = useThread({
    messages,
    hasOlder: hasOlder && !isLoadingOlder,
    onLoadOlder,
    isTyping: typingText !== undefined,
  })
  return (
    <div {...rest} className={clsx(css.frame, className)}>
      {isLoadingOlder ? (
        <p className={css.loading} role="status">
          {labels.loadingOlder}
        </p>
      ) : null}
      {/* Rows come and go as one scrolls, so the log itself must not speak; the region below does. */}
      <div
        ref={frameRef}
        className={css.scroller}
        role="log"
        aria-live="off"
        aria-label={labels.label}
        {...scrollable}
      >
        {messages.length === 0 && typingText === undefined ? (
          <div className={css.empty}>{empty}</div>
        ) : null}
        <div className={css.canvas} style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((row) => {
            const message = messages[row.index]
            const before = messages[row.index - 1]
            const next = messages[row.index + 1]
            return (
              <div
                key={row.key}
                ref={virtualizer.measureElement}
                data-index={row.index}
                className={css.row}
                style={{ transform: `translateY(${row.start}px)` }}
              >
                {message === undefined ? (
                  <TypingMark>{typingText}</TypingMark>
                ) : (
                  <>
                    {before?.day === message.day ? null : <DayMark>{message.dayText}</DayMark>}
                    {message.id === unreadFrom ? (
                      <DayMark variant="unread">{labels.unread}</DayMark>
                    ) : null}
                    <Bubble
                      message={message}
                      labels={labels}
                      isFollowed={next?.isOwn === message.isOwn && next.day === message.day}
                      onRetry={onRetry}
                      onDrop={onDrop}
                      onOpenPhoto={onOpenPhoto}
                    />
                  </>
                )}
              </div>
            )
          })}
        </div>
      </div>
      <div className={visuallyHidden} aria-live="polite">
        {announcements.map(({ id, text }) => (
          <p key={id}>
            {labels.other}: {text}
          </p>
        ))}
      </div>
      {isAtEnd ? null : (
        <IconButton
          className={css.newest}
          label={labels.newest}
          icon={<ArrowDown size="0.9em" />}
          variant="outline"
          onPress={() => virtualizer.scrollToEnd()}
        />
      )}
    </div>
  )
}
