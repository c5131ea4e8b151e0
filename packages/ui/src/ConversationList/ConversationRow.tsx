import CircleAlert from 'lucide-react/icons/circle-alert'
import PencilLine from 'lucide-react/icons/pencil-line'
import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/index.ts'
import { CountBadge } from '../Badge/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import type { PhotoSource } from '../Photo/index.ts'
import type { ConversationState } from './ConversationList.css.ts'
import * as css from './ConversationList.css.ts'

export interface Conversation {
  readonly id: string
  readonly href: Href
  readonly name: string
  readonly photo?: PhotoSource | null | undefined
  readonly isOnline?: boolean | undefined
  /** Label of the fictional marker. Required for every fictional profile. */
  readonly fictionalLabel?: string | undefined
  readonly fictionalDescription?: string | undefined
  /** Preview of the last message: "You: …", "Draft: …", "A photo". */
  readonly lastMessage: string
  readonly state?: ConversationState | undefined
  /** Time of the last message, for example "5 min ago" or "Tue". */
  readonly timeText?: string | undefined
  /** The time in ISO 8601, for the `datetime` attribute. */
  readonly dateTime?: string | undefined
  readonly unread?: { readonly count: number; readonly label: string } | undefined
  /** The conversation that is open beside the list. */
  readonly isCurrent?: boolean | undefined
  /** Button or menu at the end of the row. */
  readonly end?: ReactNode
}

const stateIcons: Record<ConversationState, ReactNode> = {
  settled: null,
  draft: <PencilLine size="1em" className={css.stateIcon} />,
  failed: <CircleAlert size="1em" className={css.stateIcon} />,
}

/** One conversation: person, last message, time and unread count. */
export function ConversationRow({
  href,
  name,
  photo,
  isOnline,
  fictionalLabel,
  fictionalDescription,
  lastMessage,
  state = 'settled',
  timeText,
  dateTime,
  unread,
  isCurrent = false,
  end,
}: Conversation) {
  const isUnread = unread !== undefined && unread.count > 0
  return (
    <li
      className={css.row}
      data-current={isCurrent || undefined}
      data-unread={isUnread || undefined}
      data-state={state}
    >
      <Avatar
        size="lg"
        name={name}
        photo={photo}
        isOnline={isOnline}
        isDecorative
        className={css.face}
      />
      <div className={css.textBlock}>
        <p className={css.top}>
          <Link
            href={href}
            className={css.link}
            dir="auto"
            aria-current={isCurrent ? 'page' : undefined}
          >
            {name}
          </Link>
          {timeText === undefined ? null : (
            <time className={css.time} dateTime={dateTime}>
              {timeText}
            </time>
          )}
        </p>
        {fictionalLabel === undefined ? null : (
          <FictionalLabel label={fictionalLabel} description={fictionalDescription} />
        )}
        <p className={css.last({ state })}>
          {stateIcons[state]}
          <span className={css.lastText} dir="auto">
            {lastMessage}
          </span>
          {isUnread ? <CountBadge count={unread.count} label={unread.label} /> : null}
        </p>
      </div>
      {end === undefined ? null : <div className={css.aside}>{end}</div>}
    </li>
  )
}
