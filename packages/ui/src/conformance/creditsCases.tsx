import { CountdownTimer } from '../CountdownTimer/index.ts'
import { CreditPackageCard } from '../CreditPackageCard/index.ts'
import { CreditsBadge } from '../CreditsBadge/index.ts'
import { PaymentMethodList } from '../PaymentMethodList/index.ts'
import { PaywallSheet } from '../PaywallSheet/index.ts'
import { PriceTag } from '../PriceTag/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { TimeBonusBanner } from '../TimeBonusBanner/index.ts'
import { TransactionRow } from '../TransactionRow/index.ts'
import { WelcomeBonusBanner } from '../WelcomeBonusBanner/index.ts'
import { type Cases, noop } from './fixtures.tsx'

const price = { amount: 500, currency: 'EUR' } as const

export const creditsCases: Cases = {
  CountdownTimer: {
    render: (rootProps) => <CountdownTimer {...rootProps} secondsLeft={90} label="Left" />,
  },
  CreditPackageCard: {
    render: (rootProps) => (
      <RadioGroup label="Packages" defaultValue="small">
        <CreditPackageCard
          {...rootProps}
          value="small"
          credits={10}
          price={price}
          messagePrice={{ amount: 50, currency: 'EUR' }}
        />
      </RadioGroup>
    ),
  },
  CreditsBadge: {
    render: (rootProps) => <CreditsBadge {...rootProps} credits={7} />,
  },
  PaymentMethodList: {
    render: (rootProps) => (
      <PaymentMethodList
        {...rootProps}
        label="How would you like to pay?"
        options={[{ id: 'card', label: 'Card' }]}
      />
    ),
  },
  PriceTag: {
    render: (rootProps) => <PriceTag {...rootProps} credits={10} price={price} />,
  },
  TimeBonusBanner: {
    render: (rootProps) => (
      <TimeBonusBanner
        {...rootProps}
        title="25% off"
        secondsLeft={90}
        action={{ label: 'See packages', href: '/credits' }}
      />
    ),
  },
  TransactionRow: {
    render: (rootProps) => (
      <TransactionRow
        {...rootProps}
        credits={10}
        date="2026-03-03T18:05:00Z"
        price={price}
        status="completed"
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
  PaywallSheet: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <PaywallSheet
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        title="You need more credits"
        balance={{ credits: 2, cost: 10 }}
        comparison={[{ id: 'a', label: 'Photos', free: '3', premium: true }]}
        action={{ label: 'See packages', href: '/credits' }}
      />
    ),
  },
}
