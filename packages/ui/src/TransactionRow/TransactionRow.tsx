import { clsx } from 'clsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock-3'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode, Ref } from 'react'
import { Badge } from '../Badge/index.ts'
import type { Tone } from '../internal/tone.css.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import * as css from './TransactionRow.css.ts'

export type TransactionStatus = 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded'

export interface TransactionRowProps {
  /** "100 credits". */
  readonly title: string
  /** URL of the receipt. */
  readonly href?: Href | undefined
  /** Formatted date, and ISO 8601 for the `datetime` attribute. */
  readonly dateText: string
  readonly dateTime: string
  /** For example "Card". */
  readonly methodText?: string | undefined
  readonly amountText: string
  readonly status: TransactionStatus
  readonly statusText: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

interface StatusStyle {
  readonly tone: Tone
  readonly icon: ReactNode
  readonly isPaid: boolean
}

const statusStyles: Record<TransactionStatus, StatusStyle> = {
  pending: { tone: 'info', icon: <Clock size="1.1em" className={css.statusIcon} />, isPaid: true },
  completed: {
    tone: 'success',
    icon: <CircleCheck size="1.1em" className={css.statusIcon} />,
    isPaid: true,
  },
  failed: {
    tone: 'danger',
    icon: <CircleX size="1.1em" className={css.statusIcon} />,
    isPaid: false,
  },
  cancelled: {
    tone: 'neutral',
    icon: <CircleSlash size="1.1em" className={css.statusIcon} />,
    isPaid: false,
  },
  refunded: {
    tone: 'neutral',
    icon: <Undo size="1.1em" className={css.statusIcon} />,
    isPaid: false,
  },
}

/** A payment in a list: title, date, method, amount and status. */
export const TransactionRow = ({
  title,
  href,
  dateText,
  dateTime,
  methodText,
  amountText,
  status,
  statusText,
  className,
  ...rest
}: TransactionRowProps) => {
  const { tone, icon, isPaid } = statusStyles[status]
  return (
    <div {...rest} className={clsx(css.frame, className)} data-status={status}>
      <div className={css.row}>
        <span className={css.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={css.link}>
              {title}
            </Link>
          )}
        </span>
        <span className={css.facts}>
          <time dateTime={dateTime}>{dateText}</time>
          {methodText === undefined ? null : <span className={css.method}>{methodText}</span>}
        </span>
        <Badge className={css.status} tone={tone} icon={icon}>
          {statusText}
        </Badge>
        <span className={clsx(css.amount, !isPaid && css.unpaid)}>{amountText}</span>
      </div>
    </div>
  )
}
