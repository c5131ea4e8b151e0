import CircleAlert from 'lucide-react/icons/circle-alert'
import PencilLine from 'lucide-react/icons/pencil-line'
import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/index.ts'
import { CountBadge } from '../Badge/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { Link } from '../LinkProvider/index.ts'
import type { PhotoSource } from '../Photo/index.ts'
import type { ConversationState } from './ConversationList.css.ts'
import * as css from './ConversationList.css.ts'

export interface Conversation {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly photo?: PhotoSource | null | undefined
  readonly onlineLabel?: string | undefined
  /** Words that say that the person does not exist; present for each fictional person. */
  readonly fictionalLabel?: string | undefined
  readonly fictionalWarning?: string | undefined
  /** The last words, with what they are: "You: …", "Draft: …", "A photo". */
  readonly lastText: string
  readonly state?: ConversationState | undefined
  /** When, as "5 min ago" or "Tue". */
  readonly timeText?: string | undefined
  /** The same for machines, ISO 8601. */
  readonly dateTime?: string | undefined
  readonly unread?: { readonly count: number; readonly label: string } | undefined
  /** It is open beside the list. */
  readonly isCurrent?: boolean | undefined
  /** A button or a menu at the end. */
  readonly aside?: ReactNode
}

const stateIcons: Record<ConversationState, ReactNode> = {
  settled: null,
  draft: <PencilLine size="1em" className={css.stateIcon} />,
  failed: <CircleAlert size="1em" className={css.stateIcon} />,
}

/** One conversation: who, the last words, when, and how many are unread. */
export const ConversationRow = ({
  href,
  name,
  photo,
  onlineLabel,
  fictionalLabel,
  fictionalWarning,
  lastText,
  state = 'settled',
  timeText,
  dateTime,
  unread,
  isCurrent = false,
  aside,
}: Conversation) => {
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
        onlineLabel={onlineLabel}
        isDecorative
        className={css.face}
      />
      <div className={css.words}>
        <p className={css.top}>
          <Link href={href} className={css.link} aria-current={isCurrent ? 'page' : undefined}>
            {name}
          </Link>
          {timeText === undefined ? null : (
            <time className={css.time} dateTime={dateTime}>
              {timeText}
            </time>
          )}
        </p>
        {fictionalLabel === undefined ? null : (
          <FictionalLabel label={fictionalLabel} warning={fictionalWarning} />
        )}
        <p className={css.last({ state })}>
          {stateIcons[state]}
          <span className={css.lastText}>{lastText}</span>
          {isUnread ? <CountBadge count={unread.count} label={unread.label} /> : null}
        </p>
      </div>
      {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
    </li>
  )
}
