import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { PriceTag } from './index.ts'

const euro = (locale: string, amount: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount / 100)

const meta = {
  title: 'Credits/PriceTag',
  component: PriceTag,
  args: { creditsText: '100 credits', price: { amount: 4500, text: '€45.00' } },
  render: (args, { loaded: { t }, globals }) => {
    const locale = String(globals['locale'])
    const { price, formerPrice } = args
    return (
      <PriceTag
        {...args}
        creditsText={t('credits:package.credits', { count: 100, figure: '100' })}
        price={{ ...price, text: euro(locale, price.amount) }}
        formerPrice={
          formerPrice && {
            amount: formerPrice.amount,
            text: euro(locale, formerPrice.amount),
            label: t('credits:package.former_price'),
          }
        }
        perText={t('credits:package.message_price', { price: euro(locale, price.amount / 100) })}
      />
    )
  },
  parameters: page({
    what: 'Credits and what they cost in money, with the price of one message.',
    when: 'In an order, a dialog before sending, a receipt.',
    whenNot: 'To choose between packages: CreditPackageCard. For the balance: CreditsBadge.',
    good: 'Pass the former price that was really charged: the lowest of the last 30 days. It is hidden if it was not higher.',
    bad: 'Do not show credits without money before something is spent.',
    data: { 'data-reduced': 'when a former price is shown' },
  }),
} satisfies Meta<typeof PriceTag>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Reduced: Story = {
  name: 'CRD-1 with the true former price',
  args: { formerPrice: { amount: 6000, text: '', label: 'Before' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('€60.00')).toBeVisible()
    await expect(canvas.getByText('Before', { exact: false })).toBeInTheDocument()
    await expect(canvas.getByText('€0.45 a message')).toBeVisible()
  },
}

export const NotReduced: Story = {
  name: 'TRU-2 a former price that was not higher is hidden',
  args: { formerPrice: { amount: 4500, text: '', label: 'Before' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Before', { exact: false })).toBeNull()
    await expect(canvasElement.querySelector('[data-reduced]')).toBeNull()
  },
}

export const Sizes: Story = {
  args: { formerPrice: { amount: 6000, text: '', label: 'Before' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {(['sm', 'md', 'lg'] as const).flatMap((size) =>
        (['row', 'stack'] as const).map((variant) => (
          <PriceTag
            {...args}
            key={`${size} ${variant}`}
            size={size}
            variant={variant}
            price={{ amount: 4500, text: '€45.00' }}
            formerPrice={{ amount: 6000, text: '€60.00', label: 'Before' }}
            perText="€0.45 a message"
          />
        )),
      )}
    </div>
  ),
}

export const Narrow: Story = {
  name: 'LOC-5 at 320 px',
  decorators: [narrow],
  args: { size: 'lg', formerPrice: { amount: 6000, text: '', label: 'Before' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
