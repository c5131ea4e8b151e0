import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { CreditPackageCard } from './index.ts'

const meta = {
  title: 'Credits/CreditPackageCard',
  component: CreditPackageCard,
  decorators: [column],
  args: {
    creditsText: '100 credits',
    priceText: '€ 45.00',
    messagePriceText: '€ 0.45 a message',
    name: 'package',
    value: '100',
    onSelect: fn(),
  },
  parameters: page({
    what: 'One package in a choice of several: a radio button that looks like a card.',
    when: 'On the page of packages, all cards of the choice under one `name`.',
    whenNot: 'For a price alone: PriceTag. For ways to pay: PaymentMethodList.',
    good: 'Show the price per message, and a former price only if it was really charged.',
    bad: 'Do not call two packages the best, and do not choose the dearest beforehand.',
    keys: {
      Tab: 'to the chosen card',
      'Arrow keys': 'to the next card, which chooses it',
      Space: 'chooses the card',
    },
  }),
} satisfies Meta<typeof CreditPackageCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('100 credits'))
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

export const Discounted: Story = {
  name: 'CRD-1 discount with the true former price',
  args: {
    formerPriceText: '€ 60.00',
    formerPriceLabel: 'Before',
    discountText: '25% off',
    isSelected: true,
  },
  play: async ({ canvasElement }) => {
    const former = within(canvasElement).getByText('€ 60.00', { exact: false })
    await expect(former.tagName).toBe('S')
    await expect(within(canvasElement).getByRole('radio')).toBeChecked()
  },
}

const packages = [
  { value: '30', credits: '30 credits', price: '€ 15.00', message: '€ 0.50 a message' },
  { value: '100', credits: '100 credits', price: '€ 45.00', message: '€ 0.45 a message' },
  { value: '250', credits: '250 credits', price: '€ 100.00', message: '€ 0.40 a message' },
]

export const Choice: Story = {
  render: function Choice() {
    const [chosen, setChosen] = useState('100')
    return (
      <div
        role="radiogroup"
        aria-label="Choose a package"
        style={{ display: 'grid', gap: '0.75rem' }}
      >
        {packages.map(({ value, credits, price, message }) => (
          <CreditPackageCard
            key={value}
            name="packages"
            value={value}
            creditsText={credits}
            priceText={price}
            messagePriceText={message}
            bestValueText={value === '250' ? 'Cheapest message' : undefined}
            isSelected={chosen === value}
            onSelect={() => setChosen(value)}
          />
        ))}
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /250 credits/ }))
    await expect(canvas.getByRole('radio', { name: /250 credits/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /100 credits/ })).not.toBeChecked()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongPolish: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'pl' },
  decorators: [narrow],
  args: {
    creditsText: '1250 kredytów',
    priceText: '1 249,00 zł',
    formerPriceText: '1 665,33 zł',
    messagePriceText: 'Jedna wiadomość kosztuje 0,99 zł',
    bestValueText: 'Najniższa cena za wiadomość',
    discountText: '25% taniej',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
