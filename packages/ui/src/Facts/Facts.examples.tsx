import { Stack } from '../stories/pictures/layout.tsx'
import { Facts } from './index.ts'

export const good = (
  <Stack>
    <Facts
      items={[
        { label: 'Package', value: '100 credits' },
        { label: 'Price', value: '€45.00' },
        { label: 'Paid by', value: 'Card' },
        { label: 'Date', value: '3 March 2026' },
      ]}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <Facts
      items={[
        { label: 'Details', value: '100 credits, €45.00, Card, 3 March 2026' },
        { label: 'Discount code', value: '–' },
        { label: 'VAT', value: '–' },
      ]}
    />
  </Stack>
)
