import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { PaymentMethodList } from './index.ts'

const options = [
  { id: 'card', label: 'Card', description: 'Credit or debit card' },
  { id: 'bank', label: 'Bank transfer', description: 'On the website or in the app of your bank' },
  { id: 'wallet', label: 'Wallet', description: 'The wallet of your phone or browser' },
  {
    id: 'directdebit',
    label: 'Direct debit',
    description: 'Taken from your account, confirmed by a text message',
  },
] as const

const meta = {
  title: 'Credits/PaymentMethodList',
  component: PaymentMethodList,
  decorators: [column],
  args: {
    label: 'How would you like to pay?',
    options,
    defaultValue: 'card',
    name: 'method',
    onChange: fn(),
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['checkout', 'pay'],
    what: 'How to pay: one of the offered methods, each with a word on what happens.',
    when: 'On the page before the payment.',
    whenNot: 'If there is only one method: say so in a sentence.',
    good: 'Put the country’s usual method first, and preselect the one that was used last.',
    bad: 'Do not add a fee that was not part of the price.',
    changes: {
      '2026-11-22':
        '`methods` is now `options`. `isRequired`, `isLabelHidden` and `onBlur` are new.',
    },
    keys: {
      Tab: 'to the chosen one, then on',
      'Arrow up, Arrow down': 'chooses the one before or after',
      Space: 'chooses',
    },
  }),
} satisfies Meta<typeof PaymentMethodList>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const NoneChosen: Story = {
  args: { defaultValue: undefined, errorMessage: 'Please choose one.' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Narrow: Story = {
  name: 'At 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
}

export const ChosenByKeyboard: Story = {
  ...Plain,
  name: 'CRD-2 chosen by keyboard',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('bank')
    await expect(canvas.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
    await userEvent.click(canvas.getByText('Direct debit'))
    await expect(args.onChange).toHaveBeenLastCalledWith('directdebit')
  },
}

export const TheErrorBelongsToTheGroup: Story = {
  ...NoneChosen,
  name: 'the error belongs to the group',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toHaveAccessibleDescription(
      /choose one/,
    )
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    focus: {},
    disabled: { isDisabled: true },
    empty: { defaultValue: undefined },
  },
  { rows: { '': { name: undefined } }, target: 'input:not(:checked)' },
)
