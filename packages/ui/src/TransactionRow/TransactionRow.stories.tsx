import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { framed, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { TransactionRow } from './index.ts'

const meta = {
  title: 'Credits/TransactionRow',
  component: TransactionRow,
  decorators: [framed({ maxInlineSize: '48rem' })],
  args: {
    credits: 100,
    href: '#receipt',
    date: '2026-03-03T18:05:00Z',
    description: 'Card',
    price: { amount: 4500, currency: 'EUR' },
    status: 'completed',
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['receipt', 'payment history'],
    what: 'One payment in a list: what, when, how, how much, and how it went.',
    when: 'In the list of payments, inside `<li>`; the whole row leads to the receipt.',
    whenNot: 'For the receipt itself: a table of facts.',
    good: 'Say in words how the payment went, beside the colour.',
    bad: 'Do not hide payments that failed, and do not strike anything out.',
    changes: {
      '2026-11-22':
        'It takes figures instead of texts: `credits`, `price` and `date`. `description` replaces `methodText`, and the words of the status come from LabelsProvider. TransactionStatusBadge shows a status alone.',
    },
    keys: { Tab: 'from row to row', Enter: 'opens the receipt' },
    data: {
      'data-status': 'pending, completed, failed, cancelled, partly_refunded, refunded, disputed',
    },
  }),
} satisfies Meta<typeof TransactionRow>

export default meta
type Story = StoryObj<typeof meta>

const known = [
  'completed',
  'pending',
  'failed',
  'cancelled',
  'partly_refunded',
  'refunded',
  'disputed',
] as const

export const Statuses: Story = {
  args: { description: 'Direct debit' },
  render: (args) => (
    <ul style={{ display: 'grid', gap: '0.75rem', padding: 0, listStyleType: '""' }}>
      {known.map((status) => (
        <li key={status}>
          <TransactionRow {...args} status={status} />
        </li>
      ))}
    </ul>
  ),
}

export const Refunded: Story = { args: { status: 'refunded' } }

export const WithoutReceipt: Story = {
  args: { href: undefined, status: 'failed' },
}

export const Narrow: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    credits: 10_000,
    description: 'Lastschriftverfahren',
    price: { amount: 124_900, currency: 'EUR' },
    status: 'pending',
  },
}

export const EveryStatusIsNamed: Story = {
  ...Statuses,
  name: 'CRD-2 every status is named',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem')
    await expect(rows).toHaveLength(known.length)
    await expect(within(canvasElement).getByText('Failed')).toBeVisible()
    const [first] = within(canvasElement).getAllByRole('link', { name: '100 credits' })
    await expect(first).toHaveAttribute('href', '#receipt')
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, focus: {} },
  {
    width: 'lg',
    rows: {
      completed: {},
      pending: { status: 'pending' },
      failed: { status: 'failed' },
      refunded: { ...Refunded.args },
      disputed: { status: 'disputed' },
    },
  },
)
