import Bell from 'lucide-react/icons/bell'
import Coins from 'lucide-react/icons/coins'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import MessageCircle from 'lucide-react/icons/message-circle'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/index.ts'
import { visuallyHidden } from '../base/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { useLabels } from '../internal/labels.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import type { PhotoSource } from '../Photo/index.ts'
import * as css from './NotificationList.css.ts'

export type NotificationKind =
  | 'message'
  | 'like'
  | 'match'
  | 'gift'
  | 'credits'
  | 'safety'
  | 'account'

export interface NotificationItem {
  readonly id: string
  readonly kind: NotificationKind
  /** What happened, in a sentence. */
  readonly title: string
  readonly description?: string | undefined
  readonly href: Href
  /** Whose doing it was; none for a notice of the site. */
  readonly person?:
    | {
        readonly name: string
        readonly photo?: PhotoSource | null | undefined
        /** Required for every fictional profile. */
        readonly fictionalLabel?: string | undefined
      }
    | undefined
  /** "5 min ago". */
  readonly timeText: string
  /** The time in ISO 8601. */
  readonly dateTime: string
  readonly isUnread?: boolean | undefined
  /** Button or menu at the end of the row. */
  readonly end?: ReactNode
}

const icons: Record<NotificationKind, ReactNode> = {
  message: <MessageCircle size="1em" />,
  like: <Heart size="1em" fill="currentColor" />,
  match: <HeartHandshake size="1em" />,
  gift: <Gift size="1em" />,
  credits: <Coins size="1em" />,
  safety: <ShieldCheck size="1em" />,
  account: <Bell size="1em" />,
}

/** One notification; all of it leads to what it is about. */
export function NotificationRow({
  kind,
  title,
  description,
  href,
  person,
  timeText,
  dateTime,
  isUnread = false,
  end,
}: NotificationItem) {
  const labels = useLabels()
  return (
    <li className={css.row} data-kind={kind} data-unread={isUnread || undefined}>
      <span className={css.picture}>
        {person === undefined ? (
          <span className={css.emblem}>{icons[kind]}</span>
        ) : (
          <>
            <Avatar name={person.name} photo={person.photo} isDecorative />
            <span className={css.kind}>{icons[kind]}</span>
          </>
        )}
      </span>
      <div className={css.texts}>
        <Link href={href} className={css.link}>
          {isUnread ? <span className={visuallyHidden}>{labels('message.unread')}: </span> : null}
          {title}
        </Link>
        {person?.fictionalLabel === undefined ? null : (
          <FictionalLabel label={person.fictionalLabel} />
        )}
        {description === undefined ? null : (
          <p className={css.description} dir="auto">
            {description}
          </p>
        )}
        <time className={css.time} dateTime={dateTime}>
          {timeText}
        </time>
      </div>
      {end === undefined ? null : <div className={css.end}>{end}</div>}
    </li>
  )
}
