'use client'
import { clsx } from 'clsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import type { ComponentProps, ReactNode } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { TypingMark } from '../TypingMark/index.ts'
import * as css from './ChatThread.css.ts'
import { type ThreadContent, ThreadRow } from './ThreadRow.tsx'
import { useThread } from './useThread.ts'

export interface ChatThreadProps extends RootProps<HTMLDivElement>, ThreadContent {
  readonly hasOlder?: boolean | undefined
  readonly isLoadingOlder?: boolean | undefined
  /** Called when scrolling near the oldest message, once until the messages change. */
  readonly onLoadOlder?: (() => void) | undefined
  /** Whether the other person is typing. */
  readonly isTyping?: boolean | undefined
  /** Shown if there are no messages. */
  readonly empty?: ReactNode
}

/**
 * A conversation, newest message at the bottom. Renders only visible messages; until it is measured, and on a server,
 * the newest. Those stay the same elements once it is, so that nobody loses what they press meanwhile.
 */
export function ChatThread(props: ChatThreadProps) {
  const { messages, name, hasOlder = false, isLoadingOlder = false, isTyping = false } = props
  const labels = useLabels()
  const { frameRef, virtualizer, rows, isMeasured, goToEnd, isAtEnd, announcements } = useThread({
    messages,
    hasOlder: hasOlder && !isLoadingOlder,
    onLoadOlder: props.onLoadOlder,
    isTyping,
  })
  return (
    <div {...rootPropsOf(props)} className={clsx(css.frame, props.className)}>
      {isLoadingOlder ? (
        <p className={css.loading} role="status">
          {labels('message.loading_older')}
        </p>
      ) : null}
      <Log ref={frameRef} name={name} className={isMeasured ? css.measured : undefined}>
        {messages.length === 0 && !isTyping ? <div className={css.empty}>{props.empty}</div> : null}
        <div
          className={css.canvas}
          style={{ blockSize: isMeasured ? virtualizer.getTotalSize() : undefined }}
        >
          {rows.map(({ key, index, start }) => (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={css.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              {index === messages.length ? (
                <TypingMark name={name} />
              ) : (
                <ThreadRow thread={props} index={index} />
              )}
            </div>
          ))}
        </div>
      </Log>
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
          onPress={goToEnd}
        />
      )}
    </div>
  )
}

interface LogProps extends Pick<ComponentProps<'div'>, 'children' | 'className' | 'ref'> {
  readonly name: string
}

/** Focusable, so that it can be scrolled with the arrow keys. */
const scrollable = { tabIndex: 0 } as const

/** Rows come and go as one scrolls, so the log itself must not speak; a region beside it does. */
function Log({ name, className, ...rest }: LogProps) {
  const labels = useLabels()
  return (
    <div
      {...rest}
      className={clsx(css.scroller, className)}
      role="log"
      aria-live="off"
      aria-label={labels('message.conversation', { name })}
      {...scrollable}
    />
  )
}

/** The attributes of the frame: everything that is not about the conversation. */
function rootPropsOf({
  messages,
  name,
  hasOlder,
  isLoadingOlder,
  onLoadOlder,
  unreadFrom,
  isTyping,
  onRetry,
  onDelete,
  onOpenPhoto,
  renderMenu,
  empty,
  className,
  ...rest
}: ChatThreadProps): RootProps<HTMLDivElement> {
  return rest
}
