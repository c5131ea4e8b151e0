import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { TransactionRow } from './index.ts'

const meta = {
  title: 'Credits/TransactionRow',
  component: TransactionRow,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '48rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: '100 credits',
    href: '#receipt',
    dateText: '3 Mar 2026, 18:05',
    dateTime: '2026-03-03T18:05:00Z',
    methodText: 'Card',
    amountText: '€45.00',
    status: 'completed',
    statusText: 'Paid',
  },
  parameters: page({
    what: 'One payment in a list: what, when, how, how much, and how it went.',
    when: 'In the list of payments, inside `<li>`; the whole row leads to the receipt.',
    whenNot: 'For the receipt itself: a table of facts.',
    good: 'TranslateText how it went in words beside the colour; strike nothing out.',
    bad: 'Do not hide payments that failed.',
    keys: { Tab: 'from row to row', Enter: 'opens the receipt' },
    data: { 'data-status': 'pending, completed, failed, cancelled, refunded' },
  }),
} satisfies Meta<typeof TransactionRow>

export default meta
type Story = StoryObj<typeof meta>

const known = ['completed', 'pending', 'failed', 'cancelled'] as const

export const Statuses: Story = {
  name: 'CRD-2 every status',
  render: (args, { loaded: { t }, globals }) => {
    const locale = String(globals['locale'])
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
    return (
      <ul style={{ display: 'grid', gap: '0.75rem', padding: 0, listStyleType: '""' }}>
        {known.map((status) => (
          <li key={status}>
            <TransactionRow
              {...args}
              title={t('credits:package.credits', { count: 100, figure: '100' })}
              methodText={t('credits:method.directdebit')}
              amountText={money.format(45)}
              status={status}
              statusText={t(`credits:status.${status}`)}
            />
          </li>
        ))}
      </ul>
    )
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem')
    await expect(rows).toHaveLength(4)
    await expect(within(canvasElement).getByText('Failed')).toBeVisible()
    const [first] = within(canvasElement).getAllByRole('link', { name: '100 credits' })
    await expect(first).toHaveAttribute('href', '#receipt')
  },
}

export const Refunded: Story = { args: { status: 'refunded', statusText: 'Paid back' } }

export const WithoutReceipt: Story = {
  args: { href: undefined, status: 'failed', statusText: 'Failed' },
}

export const Narrow: Story = {
  name: 'LOC-5 at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    title: '1.000 Kommunikationsguthabeneinheiten',
    dateText: 'Donnerstag, 24. September 2026 um 18:05',
    methodText: 'Lastschrift',
    amountText: '1.249,00 €',
    status: 'pending',
    statusText: 'Wird von der Bank bestätigt',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
