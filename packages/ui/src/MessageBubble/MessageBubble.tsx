import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock-3'
import Hourglass from 'lucide-react/icons/hourglass'
import type { ReactNode, Ref } from 'react'
import { Button } from '../Button/index.ts'
import { visuallyHidden } from '../base/index.ts'
import { LockedPhoto } from '../LockedPhoto/index.ts'
import { Photo } from '../Photo/index.ts'
import * as css from './MessageBubble.css.ts'
import type { MessageLabels, ThreadMessage, ThreadMessageState } from './message.types.ts'

export interface MessageBubbleProps {
  readonly message: ThreadMessage
  readonly labels: MessageLabels
  /** The next message is by the same person: no tail, less spacing. */
  readonly isFollowed?: boolean | undefined
  readonly onRetry?: ((id: string) => void) | undefined
  readonly onDrop?: ((id: string) => void) | undefined
  readonly onOpenPhoto?: ((id: string) => void) | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

const stateIcons: Record<ThreadMessageState, ReactNode> = {
  held: <Hourglass size="1.05em" />,
  sending: <Clock size="1.05em" />,
  sent: <Check size="1.15em" />,
  delivered: <CheckCheck size="1.15em" />,
  read: <CheckCheck size="1.15em" className={css.seen} />,
  failed: <CircleAlert size="1.15em" />,
}

/** States for which the time is shown once for several messages in a row. */
const settled: readonly ThreadMessageState[] = ['sent', 'delivered', 'read']

type BodyProps = Pick<MessageBubbleProps, 'message' | 'onOpenPhoto'>

const Body = ({ message, onOpenPhoto }: BodyProps) => {
  const { body } = message
  switch (body.kind) {
    case 'text':
      return <p className={css.text}>{body.text}</p>
    case 'gift':
      return (
        <div className={css.gift}>
          <span className={css.giftPicture}>{body.picture}</span>
          <span>{body.name}</span>
        </div>
      )
    case 'photo':
      return body.veilText === undefined ? (
        <button type="button" className={css.photo} onClick={() => onOpenPhoto?.(message.id)}>
          <Photo photo={body.photo} alt={body.alt} sizes="18rem" />
        </button>
      ) : (
        <div className={css.photo}>
          <LockedPhoto
            photo={body.photo}
            alt=""
            sizes="18rem"
            text={body.alt}
            actionText={body.veilText}
            onPress={() => onOpenPhoto?.(message.id)}
          />
        </div>
      )
  }
}

/** One message with its time and, if sent by the member, its delivery state. */
export const MessageBubble = ({
  message,
  labels,
  isFollowed = false,
  onRetry,
  onDrop,
  onOpenPhoto,
  className,
  ...rest
}: MessageBubbleProps) => {
  const side = message.isOwn ? 'own' : 'other'
  const isQuiet = isFollowed && settled.includes(message.state)
  return (
    <div
      {...rest}
      className={clsx(css.line({ side, isFollowed }), className)}
      data-state={message.state}
      data-side={side}
    >
      <div className={css.bubble({ side, kind: message.body.kind, isFollowed })}>
        <span className={visuallyHidden}>{labels[side]}: </span>
        <Body message={message} onOpenPhoto={onOpenPhoto} />
      </div>
      <p className={isQuiet ? visuallyHidden : css.meta({ side, state: message.state })}>
        <time className={css.time}>{message.timeText}</time>
        {message.isOwn ? (
          <span className={css.state} title={message.stateText}>
            {stateIcons[message.state]}
            <span
              className={
                message.state === 'failed' || message.state === 'held'
                  ? css.stateText
                  : visuallyHidden
              }
            >
              {message.stateText}
            </span>
          </span>
        ) : null}
      </p>
      {message.state === 'failed' ? (
        <div className={css.actions}>
          <Button size="sm" variant="outline" tone="neutral" onPress={() => onRetry?.(message.id)}>
            {labels.retry}
          </Button>
          <Button size="sm" variant="quiet" tone="danger" onPress={() => onDrop?.(message.id)}>
            {labels.drop}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
