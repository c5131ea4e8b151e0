import { CountdownTimer } from '../CountdownTimer/index.ts'
import { CreditPackageCard } from '../CreditPackageCard/index.ts'
import { CreditsBadge } from '../CreditsBadge/index.ts'
import { PaymentMethodList } from '../PaymentMethodList/index.ts'
import { PriceTag } from '../PriceTag/index.ts'
import { TimeBonusBanner } from '../TimeBonusBanner/index.ts'
import { TransactionRow } from '../TransactionRow/index.ts'
import { WelcomeBonusBanner } from '../WelcomeBonusBanner/index.ts'
import type { Cases } from './parts.tsx'

export const creditsCases: Cases = {
  CountdownTimer: {
    draw: (given) => <CountdownTimer {...given} secondsLeft={90} label="Left" />,
  },
  CreditPackageCard: {
    draw: (given) => (
      <CreditPackageCard
        {...given}
        name="package"
        value="1"
        creditsText="10 credits"
        priceText="€ 5"
        messagePriceText="€ 0.50"
      />
    ),
  },
  CreditsBadge: {
    draw: (given) => <CreditsBadge {...given} credits={7} text="7" label="7 credits left" />,
  },
  PaymentMethodList: {
    draw: (given) => (
      <PaymentMethodList
        {...given}
        label="How would you like to pay?"
        methods={[{ id: 'card', label: 'Card' }]}
      />
    ),
  },
  PriceTag: {
    draw: (given) => (
      <PriceTag {...given} creditsText="100 credits" price={{ amount: 4500, text: '€45' }} />
    ),
  },
  TimeBonusBanner: {
    draw: (given) => (
      <TimeBonusBanner
        {...given}
        title="25% off"
        endsText="Ends in"
        secondsLeft={90}
        action={{ label: 'See packages', href: '/credits' }}
      />
    ),
  },
  TransactionRow: {
    draw: (given) => (
      <TransactionRow
        {...given}
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
    draw: (given) => (
      <WelcomeBonusBanner
        {...given}
        title="10% off"
        action={{ label: 'See packages', href: '/credits' }}
      />
    ),
  },
}
