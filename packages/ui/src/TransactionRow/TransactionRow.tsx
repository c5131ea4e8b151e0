import type { Money } from '@bouquet/contract'
import { formatDate } from '@bouquet/i18n/format'
import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock-3'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import { useLabels, useLanguage } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import type { Tone } from '../internal/tone.css.ts'
import { useAmounts } from '../internal/useAmounts.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import * as css from './TransactionRow.css.ts'

export type TransactionStatus =
  | 'pending'
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'partly_refunded'
  | 'refunded'
  | 'disputed'

export interface TransactionRowProps extends RootProps<HTMLDivElement> {
  /** The credits that were bought. */
  readonly credits: number
  /** URL of the receipt. */
  readonly href?: Href | undefined
  /** Time of the payment in ISO 8601. */
  readonly date: string
  /** For example how it was paid. */
  readonly description?: string | undefined
  readonly price: Money
  readonly status: TransactionStatus
}

interface StatusStyle {
  readonly tone: Tone
  readonly icon: ReactNode
  readonly isPaid: boolean
  readonly label: `payment_status.${TransactionStatus}`
}

const statusStyles: Record<TransactionStatus, StatusStyle> = {
  pending: {
    tone: 'info',
    icon: <Clock size="1.1em" className={css.statusIcon} />,
    isPaid: true,
    label: 'payment_status.pending',
  },
  completed: {
    tone: 'success',
    icon: <CircleCheck size="1.1em" className={css.statusIcon} />,
    isPaid: true,
    label: 'payment_status.completed',
  },
  failed: {
    tone: 'danger',
    icon: <CircleX size="1.1em" className={css.statusIcon} />,
    isPaid: false,
    label: 'payment_status.failed',
  },
  cancelled: {
    tone: 'neutral',
    icon: <CircleSlash size="1.1em" className={css.statusIcon} />,
    isPaid: false,
    label: 'payment_status.cancelled',
  },
  partly_refunded: {
    tone: 'neutral',
    icon: <Undo size="1.1em" className={css.statusIcon} />,
    isPaid: true,
    label: 'payment_status.partly_refunded',
  },
  refunded: {
    tone: 'neutral',
    icon: <Undo size="1.1em" className={css.statusIcon} />,
    isPaid: false,
    label: 'payment_status.refunded',
  },
  disputed: {
    tone: 'warning',
    icon: <CircleAlert size="1.1em" className={css.statusIcon} />,
    isPaid: false,
    label: 'payment_status.disputed',
  },
}

interface TransactionStatusBadgeProps {
  readonly status: TransactionStatus
  readonly className?: string | undefined
}

/** The state of a payment in a word. */
export function TransactionStatusBadge({ status, className }: TransactionStatusBadgeProps) {
  const { tone, icon, label } = statusStyles[status]
  return (
    <Badge className={className} tone={tone} icon={icon}>
      {useLabels()(label)}
    </Badge>
  )
}

/** A payment in a list: credits, date, method, price and status. */
export function TransactionRow({
  credits,
  href,
  date,
  description,
  price,
  status,
  className,
  ...rest
}: TransactionRowProps) {
  const { locale, timeZone } = useLanguage()
  const amounts = useAmounts()
  const title = amounts.credits(credits)
  const { isPaid } = statusStyles[status]
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
          <time dateTime={date}>{formatDate(date, locale, 'moment', timeZone)}</time>
          {description === undefined ? null : <span className={css.method}>{description}</span>}
        </span>
        <TransactionStatusBadge className={css.status} status={status} />
        <span className={clsx(css.amount, !isPaid && css.unpaid)}>{amounts.money(price)}</span>
      </div>
    </div>
  )
}
