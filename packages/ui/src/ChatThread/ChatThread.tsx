'use client'
import { clsx } from 'clsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { memo, type ReactNode } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { DayMark } from '../DayMark/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { MessageBubble, type ThreadMessage } from '../MessageBubble/index.ts'
import { TypingMark } from '../TypingMark/index.ts'
import * as css from './ChatThread.css.ts'
import { useThread } from './useThread.ts'

export interface ChatThreadProps extends RootProps<HTMLDivElement> {
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[]
  /** Name of the other person. */
  readonly name: string
  readonly hasOlder?: boolean | undefined
  readonly isLoadingOlder?: boolean | undefined
  /** Called when scrolling near the oldest message, once until the messages change. */
  readonly onLoadOlder?: (() => void) | undefined
  /** Id of the first message that was unread when the thread was opened. */
  readonly unreadFrom?: string | undefined
  /** Whether the other person is typing. */
  readonly isTyping?: boolean | undefined
  readonly onRetry?: ((id: string) => void) | undefined
  readonly onDelete?: ((id: string) => void) | undefined
  readonly onOpenPhoto?: ((id: string) => void) | undefined
  /** Actions beside a message; keep the function the same, so that messages are not drawn again. */
  readonly renderMenu?: ((id: string) => ReactNode) | undefined
  /** Shown if there are no messages. */
  readonly empty?: ReactNode
}

/** Scrolling re-renders the thread, but a message only if it has changed. */
const Bubble = memo(MessageBubble)

/** Focusable, so that it can be scrolled with the arrow keys. */
const scrollable = { tabIndex: 0 } as const

/** A conversation, newest message at the bottom. Renders only visible messages. */
export const ChatThread = ({
  messages,
  name,
  hasOlder = false,
  isLoadingOlder = false,
  onLoadOlder,
  unreadFrom,
  isTyping = false,
  onRetry,
  onDelete,
  onOpenPhoto,
  renderMenu,
  empty,
  className,
  ...rest
}: ChatThreadProps) => {
  const labels = useLabels()
  const { frameRef, virtualizer, isAtEnd, announcements } = useThread({
    messages,
    hasOlder: hasOlder && !isLoadingOlder,
    onLoadOlder,
    isTyping,
  })
  return (
    <div {...rest} className={clsx(css.frame, className)}>
      {isLoadingOlder ? (
        <p className={css.loading} role="status">
          {labels('message.loading_older')}
        </p>
      ) : null}
      {/* Rows come and go as one scrolls, so the log itself must not speak; the region below does. */}
      <div
        ref={frameRef}
        className={css.scroller}
        role="log"
        aria-live="off"
        aria-label={labels('message.conversation', { name })}
        {...scrollable}
      >
        {messages.length === 0 && !isTyping ? <div className={css.empty}>{empty}</div> : null}
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
                  <TypingMark name={name} />
                ) : (
                  <>
                    {before?.day === message.day ? null : <DayMark>{message.dayText}</DayMark>}
                    {message.id === unreadFrom ? (
                      <DayMark variant="unread">{labels('message.unread')}</DayMark>
                    ) : null}
                    <Bubble
                      message={message}
                      name={name}
                      isFollowed={next?.isOwn === message.isOwn && next.day === message.day}
                      onRetry={onRetry}
                      onDelete={onDelete}
                      onOpenPhoto={onOpenPhoto}
                      renderMenu={renderMenu}
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
            {name}: {text}
          </p>
        ))}
      </div>
      {isAtEnd ? null : (
        <IconButton
          className={css.newest}
          label={labels('message.newest')}
          icon={<ArrowDown size="0.9em" />}
          variant="outline"
          onPress={() => virtualizer.scrollToEnd()}
        />
      )}
    </div>
  )
}
