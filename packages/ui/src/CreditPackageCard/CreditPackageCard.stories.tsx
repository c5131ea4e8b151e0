import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioGroup } from '../RadioGroup/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { CreditPackageCard, type CreditPackageCardProps } from './index.ts'

const chosen = fn()
const euro = (amount: number) => ({ amount, currency: 'EUR' }) as const

/** A card with this value is chosen from the beginning. */
const preselected = 'preselected'

const meta = {
  title: 'Credits/CreditPackageCard',
  component: CreditPackageCard,
  decorators: [column],
  args: {
    value: '100',
    credits: 100,
    price: { amount: 4500, currency: 'EUR' },
    messagePrice: { amount: 45, currency: 'EUR' },
  },
  render: (args) => (
    <RadioGroup label="Choose a package" defaultValue={preselected} onChange={chosen}>
      <CreditPackageCard {...args} />
    </RadioGroup>
  ),
  parameters: page({
    since: '2026-11-20',
    aliases: ['price card', 'plan', 'offer'],
    what: 'One package in a choice of several: a radio button that looks like a card.',
    when: 'On the page of packages, all cards of the choice inside one RadioGroup.',
    whenNot: 'For a price alone: PriceTag. For ways to pay: PaymentMethodList.',
    good: 'Show the price of a message, and a former price only if it was really charged.',
    bad: 'Do not mark two packages as the best value, and do not preselect the most expensive one.',
    changes: {
      '2026-11-22':
        'It stands inside a RadioGroup, which replaces `name`, `isSelected` and `onSelect`. It takes figures instead of texts: `credits`, `price`, `formerPrice`, `messagePrice` and `isBestValue`; `isDiscountHidden` hides the percentage.',
    },
    keys: {
      Tab: 'to the chosen card',
      'Arrow keys': 'to the next card, which chooses it',
      Space: 'chooses the card',
    },
  }),
} satisfies Meta<typeof CreditPackageCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Discounted: Story = {
  args: {
    formerPrice: { amount: 6000, currency: 'EUR' },
  },
}

const packages: readonly CreditPackageCardProps[] = [
  { value: '30', credits: 30, price: euro(1500), messagePrice: euro(50) },
  { value: '100', credits: 100, price: euro(4500), messagePrice: euro(45) },
  { value: '250', credits: 250, price: euro(10_000), messagePrice: euro(40), isBestValue: true },
]

export const Choice: Story = {
  decorators: [column],
  render: () => (
    <RadioGroup label="Choose a package" defaultValue="100">
      {packages.map((each) => (
        <CreditPackageCard key={each.value} {...each} />
      ))}
    </RadioGroup>
  ),
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongPolish: Story = {
  name: 'Long words in Polish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'pl' },
  decorators: [narrow],
  args: {
    credits: 1250,
    price: { amount: 124_900, currency: 'PLN' },
    formerPrice: { amount: 166_533, currency: 'PLN' },
    messagePrice: { amount: 99, currency: 'PLN' },
    isBestValue: true,
  },
}

export const APressAnywhereChoosesThePackage: Story = {
  ...Plain,
  name: 'a press anywhere chooses the package',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    chosen.mockClear()
    await userEvent.click(within(canvasElement).getByText('100 credits'))
    await expect(chosen).toHaveBeenCalledWith('100')
  },
}

export const TheFormerPriceIsStruckOut: Story = {
  ...Discounted,
  name: 'CRD-1 the former price is struck out',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const former = within(canvasElement).getByText('€60.00', { exact: false })
    await expect(former.tagName).toBe('S')
    await expect(within(canvasElement).getByText('25% off')).toBeVisible()
  },
}

export const OnePackageOfSeveralIsChosen: Story = {
  ...Choice,
  name: 'one package of several is chosen',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /250 credits/ }))
    await expect(canvas.getByRole('radio', { name: /250 credits/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /100 credits/ })).not.toBeChecked()
  },
}

export const AllStates = statesOf(meta, {
  rest: {},
  hover: {},
  focus: {},
  selected: { value: preselected },
  disabled: { isDisabled: true },
})
