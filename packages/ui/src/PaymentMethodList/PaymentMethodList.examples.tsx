import { Stack } from '../stories/pictures/layout.tsx'
import { PaymentMethodList } from './index.ts'

export const good = (
  <Stack>
    <PaymentMethodList
      label="How would you like to pay?"
      options={[
        { id: 'bank', label: 'iDEAL', description: 'You confirm in the app of your bank.' },
        { id: 'card', label: 'Card', description: 'Visa, Mastercard or Maestro.' },
      ]}
      defaultValue="bank"
    />
  </Stack>
)

export const bad = (
  <Stack>
    <PaymentMethodList
      label="How would you like to pay?"
      options={[
        { id: 'card', label: 'Card', description: 'Plus a fee of €1.50.' },
        { id: 'bank', label: 'iDEAL', description: 'Plus a fee of €0.90.' },
      ]}
    />
  </Stack>
)
