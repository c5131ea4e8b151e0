import { RadioGroup } from '../RadioGroup/index.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { CreditPackageCard, type CreditPackageCardProps } from './index.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' }) as const

const small: CreditPackageCardProps = {
  value: '30',
  credits: 30,
  price: euro(1500),
  messagePrice: euro(50),
}

const large: CreditPackageCardProps = {
  value: '100',
  credits: 100,
  price: euro(4500),
  messagePrice: euro(45),
}

export const good = (
  <Stack>
    <RadioGroup label="Choose a package">
      <CreditPackageCard {...small} />
      <CreditPackageCard {...large} formerPrice={euro(6000)} />
    </RadioGroup>
  </Stack>
)

export const bad = (
  <Stack>
    <RadioGroup label="Choose a package" defaultValue="100">
      <CreditPackageCard {...small} isBestValue />
      <CreditPackageCard {...large} isBestValue />
    </RadioGroup>
  </Stack>
)
