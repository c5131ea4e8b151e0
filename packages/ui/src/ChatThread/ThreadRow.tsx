import { memo, type ReactNode } from 'react'
import { DayMark } from '../DayMark/index.ts'
import { useLabels } from '../internal/labels.ts'
import { MessageBubble, type MessageMenuState, type ThreadMessage } from '../MessageBubble/index.ts'

/** Scrolling re-renders the thread, but a message only if it has changed. */
const Bubble = memo(MessageBubble)

/** What a row needs of its thread. */
export interface ThreadContent {
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[]
  /** Name of the other person. */
  readonly name: string
  /** Id of the first message that was unread when the thread was opened. */
  readonly unreadFrom?: string | undefined
  readonly onRetry?: ((id: string) => void) | undefined
  readonly onDelete?: ((id: string) => void) | undefined
  readonly onOpenPhoto?: ((id: string) => void) | undefined
  /** Actions beside a message; keep the function the same, so that messages are not drawn again. */
  readonly renderMenu?: ((id: string, state: MessageMenuState) => ReactNode) | undefined
}

interface ThreadRowProps {
  readonly thread: ThreadContent
  readonly index: number
}

/** One message, below the marks of what begins with it: a day, or what is unread. */
export function ThreadRow({
  thread: { messages, name, unreadFrom, ...callbacks },
  index,
}: ThreadRowProps) {
  const labels = useLabels()
  const message = messages[index]
  if (message === undefined) return null
  const next = messages[index + 1]
  return (
    <>
      {messages[index - 1]?.day === message.day ? null : <DayMark>{message.dayText}</DayMark>}
      {message.id === unreadFrom ? (
        <DayMark variant="unread">{labels('message.unread')}</DayMark>
      ) : null}
      <Bubble
        message={message}
        name={name}
        isFollowed={next?.isOwn === message.isOwn && next.day === message.day}
        onRetry={callbacks.onRetry}
        onDelete={callbacks.onDelete}
        onOpenPhoto={callbacks.onOpenPhoto}
        renderMenu={callbacks.renderMenu}
      />
    </>
  )
}
