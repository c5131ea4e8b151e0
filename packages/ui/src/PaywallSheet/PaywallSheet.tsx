'use client'
import Info from 'lucide-react/icons/info'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { ModalProps } from '../internal/modal.tsx'
import { useAmounts } from '../internal/useAmounts.ts'
import type { Href } from '../LinkProvider/index.ts'
import { Sheet } from '../Sheet/index.ts'
import { Comparison, type ComparisonRow } from './Comparison.tsx'
import * as css from './PaywallSheet.css.ts'

/** The title says what is needed, the description what happens to what the reader was about to do. */
export interface PaywallSheetProps extends ModalProps {
  /** Credits that the reader has, and that the action costs. */
  readonly balance?: { readonly credits: number; readonly cost: number } | undefined
  /** What one has without and with premium. */
  readonly comparison?: readonly ComparisonRow[] | undefined
  /** One payment, no subscription, money back: what is true of every package. */
  readonly assurances?: readonly string[] | undefined
  /** To the payment, or to the packages. */
  readonly action: {
    readonly label: string
    readonly href?: Href | undefined
    readonly onPress?: (() => void) | undefined
    readonly isDisabled?: boolean | undefined
  }
}

interface BalanceProps {
  readonly credits: number
  readonly cost: number
}

const Balance = ({ credits, cost }: BalanceProps) => {
  const labels = useLabels()
  const amounts = useAmounts()
  const rows = [
    { key: 'paywall.cost', count: cost },
    { key: 'paywall.balance', count: credits },
    { key: 'paywall.missing', count: Math.max(0, cost - credits) },
  ] as const
  return (
    <dl className={css.sums}>
      {rows.map(({ key, count }) => (
        <div key={key} className={css.sum}>
          <dt>{labels(key)}</dt>
          <dd className={css.figure}>{amounts.credits(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Says what something costs or which membership it needs, and what one gets. Saying no is as easy as saying yes. */
export function PaywallSheet({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  balance,
  comparison,
  children,
  assurances = [],
  action,
  ...sheet
}: PaywallSheetProps) {
  const labels = useLabels()
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const { label, ...way } = action
  return (
    <Sheet
      {...sheet}
      isOpen={isShown}
      onOpenChange={setShown}
      actions={
        <>
          <Button {...way} className={css.action}>
            {label}
          </Button>
          <Button
            className={css.later}
            variant="quiet"
            tone="neutral"
            onPress={() => setShown(false)}
          >
            {labels('later')}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        {balance === undefined ? null : <Balance {...balance} />}
        {comparison === undefined ? null : <Comparison label={sheet.title} rows={comparison} />}
        {children === undefined ? null : <div className={css.section}>{children}</div>}
        {assurances.length === 0 ? null : (
          <ul className={css.assurances}>
            {assurances.map((each) => (
              <li key={each} className={css.assurance}>
                <Info size="1.05em" className={css.assuranceIcon} />
                <span>{each}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}
