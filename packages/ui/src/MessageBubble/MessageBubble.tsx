import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock-3'
import Hourglass from 'lucide-react/icons/hourglass'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { visuallyHidden } from '../base/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { LockedPhoto } from '../LockedPhoto/index.ts'
import { Photo } from '../Photo/index.ts'
import { BubbleWithMenu, type MessageMenuState } from './BubbleWithMenu.tsx'
import * as css from './MessageBubble.css.ts'
import type { ThreadMessage, ThreadMessageState } from './message.types.ts'

export interface MessageBubbleProps extends RootProps<HTMLDivElement> {
  readonly message: ThreadMessage
  /** Name of the other person. */
  readonly name: string
  /** The next message is by the same person: no tail, less spacing. */
  readonly isFollowed?: boolean | undefined
  readonly onRetry?: ((id: string) => void) | undefined
  readonly onDelete?: ((id: string) => void) | undefined
  readonly onOpenPhoto?: ((id: string) => void) | undefined
  /** Renders the actions of the message, for example a `MessageMenu`, which a long press opens; null for none. */
  readonly renderMenu?: ((id: string, state: MessageMenuState) => ReactNode) | undefined
}

const stateIcons: Record<ThreadMessageState, ReactNode> = {
  held: <Hourglass size="1.05em" />,
  sending: <Clock size="1.05em" />,
  sent: <Check size="1.15em" />,
  delivered: <CheckCheck size="1.15em" />,
  read: <CheckCheck size="1.15em" className={css.seen} />,
  failed: <CircleAlert size="1.15em" />,
}

const stateKeys = {
  held: 'message_state.held',
  sending: 'message_state.sending',
  sent: 'message_state.sent',
  delivered: 'message_state.delivered',
  read: 'message_state.read',
  failed: 'message_state.failed',
} as const satisfies Record<ThreadMessageState, string>

/** States for which the time is shown once for several messages in a row. */
const settled: readonly ThreadMessageState[] = ['sent', 'delivered', 'read']

type BodyProps = Pick<MessageBubbleProps, 'message' | 'onOpenPhoto'>

const Body = ({ message, onOpenPhoto }: BodyProps) => {
  const { body } = message
  const labels = useLabels()
  switch (body.kind) {
    case 'text':
      return (
        <p className={css.text} dir="auto">
          {body.text}
        </p>
      )
    case 'gift':
      return (
        <div className={css.gift}>
          <span className={css.giftPicture}>{body.picture}</span>
          <span>{body.name}</span>
        </div>
      )
    case 'photo':
      return body.isVeiled !== true ? (
        <button type="button" className={css.photo} onClick={() => onOpenPhoto?.(message.id)}>
          <Photo photo={body.photo} alt={body.alt} sizes="18rem" />
        </button>
      ) : (
        <div className={css.photo}>
          <LockedPhoto
            photo={body.photo}
            alt=""
            sizes="18rem"
            description={body.alt}
            actionLabel={labels('message.open_photo')}
            onPress={() => onOpenPhoto?.(message.id)}
          />
        </div>
      )
  }
}

/** One message with its time and, if sent by the member, its delivery state. */
export function MessageBubble({
  message,
  name,
  isFollowed = false,
  onRetry,
  onDelete,
  onOpenPhoto,
  renderMenu,
  className,
  ...rest
}: MessageBubbleProps) {
  const labels = useLabels()
  const stateLabel = message.reason ?? labels(stateKeys[message.state])
  const side = message.isOwn ? 'own' : 'other'
  const bubble = (
    <div className={css.bubble({ side, kind: message.body.kind, isFollowed })}>
      <span className={visuallyHidden}>{message.isOwn ? labels('message.you') : name}: </span>
      <Body message={message} onOpenPhoto={onOpenPhoto} />
    </div>
  )
  const isQuiet = isFollowed && settled.includes(message.state)
  return (
    <div
      {...rest}
      className={clsx(css.line({ side, isFollowed }), className)}
      data-state={message.state}
      data-side={side}
    >
      {renderMenu === undefined ? (
        bubble
      ) : (
        <BubbleWithMenu side={side} renderMenu={(state) => renderMenu(message.id, state)}>
          {bubble}
        </BubbleWithMenu>
      )}
      {message.warning === undefined ? null : (
        <p className={css.warning}>
          <TriangleAlert size="1.15em" className={css.warningIcon} />
          {message.warning}
        </p>
      )}
      <p className={isQuiet ? visuallyHidden : css.meta({ side, state: message.state })}>
        <time className={css.time}>{message.timeText}</time>
        {message.isOwn ? (
          <span className={css.state} title={stateLabel}>
            {stateIcons[message.state]}
            <span
              className={
                message.state === 'failed' || message.state === 'held'
                  ? css.stateText
                  : visuallyHidden
              }
            >
              {stateLabel}
            </span>
          </span>
        ) : null}
      </p>
      {message.state === 'failed' ? (
        <div className={css.actions}>
          <Button size="sm" variant="outline" tone="neutral" onPress={() => onRetry?.(message.id)}>
            {labels('message.send_again')}
          </Button>
          <Button size="sm" variant="quiet" tone="danger" onPress={() => onDelete?.(message.id)}>
            {labels('message.delete')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
