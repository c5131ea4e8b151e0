import { CountdownTimer } from '../CountdownTimer/index.ts'
import { CreditPackageCard } from '../CreditPackageCard/index.ts'
import { CreditsBadge } from '../CreditsBadge/index.ts'
import { PaymentMethodList } from '../PaymentMethodList/index.ts'
import { PriceTag } from '../PriceTag/index.ts'
import { TimeBonusBanner } from '../TimeBonusBanner/index.ts'
import { TransactionRow } from '../TransactionRow/index.ts'
import { WelcomeBonusBanner } from '../WelcomeBonusBanner/index.ts'
import type { Cases } from './fixtures.tsx'

export const creditsCases: Cases = {
  CountdownTimer: {
    render: (rootProps) => <CountdownTimer {...rootProps} secondsLeft={90} label="Left" />,
  },
  CreditPackageCard: {
    render: (rootProps) => (
      <CreditPackageCard
        {...rootProps}
        name="package"
        value="1"
        creditsText="10 credits"
        priceText="€ 5"
        messagePriceText="€ 0.50"
      />
    ),
  },
  CreditsBadge: {
    render: (rootProps) => (
      <CreditsBadge {...rootProps} credits={7} text="7" label="7 credits left" />
    ),
  },
  PaymentMethodList: {
    render: (rootProps) => (
      <PaymentMethodList
        {...rootProps}
        label="How would you like to pay?"
        methods={[{ id: 'card', label: 'Card' }]}
      />
    ),
  },
  PriceTag: {
    render: (rootProps) => (
      <PriceTag {...rootProps} creditsText="100 credits" price={{ amount: 4500, text: '€45' }} />
    ),
  },
  TimeBonusBanner: {
    render: (rootProps) => (
      <TimeBonusBanner
        {...rootProps}
        title="25% off"
        endsText="Ends in"
        secondsLeft={90}
        action={{ label: 'See packages', href: '/credits' }}
      />
    ),
  },
  TransactionRow: {
    render: (rootProps) => (
      <TransactionRow
        {...rootProps}
        title="100 credits"
        dateText="3 March"
        dateTime="2026-03-03"
        amountText="€45"
        status="completed"
        statusText="Paid"
      />
    ),
  },
  WelcomeBonusBanner: {
    render: (rootProps) => (
      <WelcomeBonusBanner
        {...rootProps}
        title="10% off"
        action={{ label: 'See packages', href: '/credits' }}
      />
    ),
  },
}
