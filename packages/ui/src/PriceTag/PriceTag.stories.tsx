import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { PriceTag } from './index.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' }) as const

const meta = {
  title: 'Credits/PriceTag',
  component: PriceTag,
  args: { credits: 100, price: euro(4500), messagePrice: euro(45) },
  parameters: page({
    since: '2026-11-21',
    aliases: ['price'],
    what: 'Credits and what they cost in money, with the price of one message.',
    when: 'In an order, a dialog before sending, a receipt.',
    whenNot: 'To choose between packages: CreditPackageCard. For the balance: CreditsBadge.',
    good: 'Pass the former price that was really charged: the lowest of the last 30 days. It is hidden if it was not higher.',
    bad: 'Do not show credits without their price in money before they are spent.',
    changes: {
      '2026-11-22':
        'It takes figures instead of texts: `credits`, `price`, `formerPrice` and `messagePrice`.',
    },
    data: { 'data-reduced': 'when a former price is shown' },
  }),
} satisfies Meta<typeof PriceTag>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Reduced: Story = {
  name: 'With the former price',
  args: { formerPrice: euro(6000) },
}

export const NotReduced: Story = {
  name: 'A former price that was not higher',
  args: { formerPrice: euro(4500) },
}

export const Sizes: Story = {
  args: { formerPrice: euro(6000) },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {(['sm', 'md', 'lg'] as const).flatMap((size) =>
        (['row', 'stack'] as const).map((variant) => (
          <PriceTag
            {...args}
            key={`${size} ${variant}`}
            size={size}
            variant={variant}
            price={euro(4500)}
            formerPrice={euro(6000)}
          />
        )),
      )}
    </div>
  ),
}

export const Narrow: Story = {
  name: 'At 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
  args: { size: 'lg', formerPrice: euro(6000) },
}

export const TheTrueFormerPriceIsShown: Story = {
  ...Reduced,
  name: 'CRD-1 the true former price is shown',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('€60.00')).toBeVisible()
    await expect(canvas.getByText('Was', { exact: false })).toBeInTheDocument()
    await expect(canvas.getByText('€0.45 a message')).toBeVisible()
  },
}

export const AFormerPriceThatWasNotHigherIsHidden: Story = {
  ...NotReduced,
  name: 'TRU-2 a former price that was not higher is hidden',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Was', { exact: false })).toBeNull()
    await expect(canvasElement.querySelector('[data-reduced]')).toBeNull()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {} },
  { rows: { plain: {}, reduced: { ...Reduced.args } } },
)
