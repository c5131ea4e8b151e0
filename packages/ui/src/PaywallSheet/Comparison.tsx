import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { visuallyHidden } from '../base/index.ts'
import { useLabels } from '../internal/labels.ts'
import * as css from './PaywallSheet.css.ts'

/** Included, not included, or how much of it: "3". */
export type ComparisonValue = boolean | string

export interface ComparisonRow {
  readonly id: string
  readonly label: string
  /** A condition, below the label. */
  readonly note?: string | undefined
  readonly free: ComparisonValue
  readonly premium: ComparisonValue
}

const Value = ({ value }: { readonly value: ComparisonValue }) => {
  const labels = useLabels()
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <>
      <Icon size="1.2em" className={css.mark} />
      <span className={visuallyHidden}>
        {labels(value ? 'paywall.included' : 'paywall.not_included')}
      </span>
    </>
  )
}

export interface ComparisonProps {
  readonly label: string
  readonly rows: readonly ComparisonRow[]
}

/** What one has without and with premium, side by side. */
export function Comparison({ label, rows }: ComparisonProps) {
  const labels = useLabels()
  return (
    <table className={css.comparison} aria-label={label}>
      <thead>
        <tr className={css.comparisonRow}>
          <td className={css.corner} />
          <th scope="col" className={css.head({ isPremium: false })}>
            {labels('paywall.free')}
          </th>
          <th scope="col" className={css.head({ isPremium: true })}>
            {labels('paywall.premium')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, free, premium, ...row }) => (
          <tr key={id} className={css.comparisonRow}>
            <th scope="row" className={css.feature}>
              {row.label}
              {row.note === undefined ? null : <span className={css.featureNote}>{row.note}</span>}
            </th>
            <td className={css.cell({ isPremium: false })}>
              <Value value={free} />
            </td>
            <td className={css.cell({ isPremium: true })}>
              <Value value={premium} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
