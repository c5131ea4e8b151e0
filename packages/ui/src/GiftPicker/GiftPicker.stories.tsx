import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type GiftName, giftDrawings, isGiftName } from '../GiftIcon/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { type GiftOption, GiftPicker } from './index.ts'

const names = Object.keys(giftDrawings).filter(isGiftName)

const few = [
  { id: 'rose', label: 'A rose', costText: '12 credits' },
  { id: 'coffee', label: 'A cup of coffee', costText: '12 credits' },
  { id: 'book', label: 'A book', costText: '12 credits' },
  { id: 'seashell', label: 'A seashell', costText: '12 credits' },
  { id: 'star', label: 'A star', costText: '12 credits' },
] as const satisfies readonly GiftOption[]

const meta = {
  title: 'Chat/GiftPicker',
  component: GiftPicker,
  args: {
    label: 'Choose a gift for Anna',
    options: few,
    description: '40 credits left',
    onChange: fn(),
  },
  parameters: page({
    what: 'Radio group of gifts, each with drawing, name and price.',
    when: 'In the dialog that opens from a conversation or a profile. A button below it sends.',
    whenNot: 'To show gifts that were received: there a GiftIcon with its name is enough.',
    good: 'Show the cost of each and the balance above. Let a gift be chosen even when credits are short, and lead to the packages then.',
    bad: 'Do not send on choosing, and do not strike out prices or call a gift the last of its kind.',
    keys: {
      'Arrow keys': 'choose the next or the previous gift',
      Tab: 'enters at the chosen gift, and leaves',
    },
    data: { 'data-gift': 'on each gift, which one it is' },
  }),
} satisfies Meta<typeof GiftPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Catalogue: Story = {
  name: 'CHT-8 the whole catalogue',
  render: function Catalogue(args, { loaded: { t } }) {
    const [value, setValue] = useState<GiftName | null>('coffee')
    return (
      <GiftPicker
        {...args}
        value={value}
        onChange={setValue}
        options={names.map((id) => ({
          id,
          label: t(`chat:gift.${id}`),
          costText: t('credits:package.credits', { count: 12, figure: 12 }),
        }))}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const gifts = within(canvasElement).getAllByRole('radio')
    await expect(gifts).toHaveLength(names.length)
    await expect(within(canvasElement).getAllByText('12 credits')).toHaveLength(names.length)
  },
}

export const Choosing: Story = {
  name: 'CHT-8 by pointer and by keyboard',
  decorators: [column],
  render: function Choosing(args) {
    const [value, setValue] = useState<GiftName | null>(null)
    return (
      <GiftPicker
        {...args}
        value={value}
        onChange={(gift) => {
          setValue(gift)
          args.onChange?.(gift)
        }}
      />
    )
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('group', { name: 'Choose a gift for Anna' }),
    ).toHaveAccessibleDescription('40 credits left')
    await userEvent.click(canvas.getByText('A book'))
    await expect(canvas.getByRole('radio', { name: /A book.*12 credits/ })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('seashell')
    await expect(canvas.getByRole('radio', { name: /A seashell/ })).toHaveFocus()
  },
}

export const WithError: Story = {
  decorators: [column],
  args: {
    errorMessage: 'This gift is no longer offered. Please choose another.',
    defaultValue: 'rose',
  },
}

export const Disabled: Story = { decorators: [column], args: { isDisabled: true } }

export const SomeDisabled: Story = {
  decorators: [column],
  args: { options: few.map((gift, index) => ({ ...gift, isDisabled: index > 2 })) },
}

export const LongGerman: Story = {
  name: 'LOC-5 German at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Geschenk für Aleksandra-Wilhelmina auswählen',
    description: 'Dein Guthaben: 1.240 Credits.',
    defaultValue: 'record',
    options: [
      { id: 'lavender', label: 'Ein Lavendelzweig', costText: '1.120 Credits' },
      { id: 'record', label: 'Eine Schallplattenaufnahme', costText: '1.120 Credits' },
      { id: 'chocolate', label: 'Eine Tafel Schokolade', costText: '1.120 Credits' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
