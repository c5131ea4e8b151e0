import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { type PaymentMethod, PaymentMethodList } from './index.ts'

const ids = ['card', 'bank', 'wallet', 'directdebit'] as const

const meta = {
  title: 'Credits/PaymentMethodList',
  component: PaymentMethodList,
  decorators: [column],
  args: {
    label: 'How would you like to pay?',
    methods: ids.map((id) => ({ id, label: id })),
    name: 'method',
    onChange: fn(),
  },
  render: function Paying(args, { loaded: { t } }) {
    const [method, setMethod] = useState<PaymentMethod | null>('card')
    return (
      <PaymentMethodList
        {...args}
        label={t('credits:checkout.how')}
        methods={args.methods.map(({ id }) => ({
          id,
          label: t(`credits:method.${id}`),
          description: t(`credits:method.${id}_text`),
        }))}
        value={args.value === undefined ? method : args.value}
        onChange={(next) => {
          setMethod(next)
          args.onChange?.(next)
        }}
      />
    )
  },
  parameters: page({
    what: 'How to pay: one of the ways that are offered here, each with a word on what happens.',
    when: 'On the page before the payment.',
    whenNot: 'With a single way: say it in a sentence.',
    good: 'Put the usual one of the country first, and remember the last one.',
    bad: 'Do not add a fee that was not part of the price.',
    keys: {
      Tab: 'to the chosen one, then on',
      'Arrow up, Arrow down': 'chooses the one before or after',
      Space: 'chooses',
    },
  }),
} satisfies Meta<typeof PaymentMethodList>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: 'CRD-2 by keyboard',
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

export const NoneChosen: Story = {
  args: { value: null, errorMessage: 'Please choose one.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toHaveAccessibleDescription(
      /choose one/,
    )
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Narrow: Story = {
  name: 'LOC-5 at 320 px',
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
