import { Stack } from '../stories/pictures/layout.tsx'
import { TransactionRow, type TransactionRowProps } from './index.ts'

const payment: TransactionRowProps = {
  credits: 100,
  date: '2026-03-03T18:05:00Z',
  description: 'Card',
  price: { amount: 4500, currency: 'EUR' },
  status: 'completed',
}

export const good = (
  <Stack>
    <TransactionRow {...payment} />
    <TransactionRow {...payment} date="2026-03-03T18:01:00Z" status="failed" />
  </Stack>
)

export const bad = (
  <Stack>
    <TransactionRow {...payment} />
    <s>
      <TransactionRow {...payment} date="2026-02-11T10:30:00Z" status="refunded" />
    </s>
  </Stack>
)
