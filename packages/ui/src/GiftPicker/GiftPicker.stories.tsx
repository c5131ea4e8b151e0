import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type GiftName, giftDrawings, isGiftName } from '../GiftIcon/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { type GiftOption, GiftPicker } from './index.ts'

const names = Object.keys(giftDrawings).filter(isGiftName)

const few = [
  { id: 'rose', label: 'A rose', credits: 12 },
  { id: 'coffee', label: 'A cup of coffee', credits: 8 },
  { id: 'book', label: 'A book', credits: 20 },
  { id: 'seashell', label: 'A seashell', credits: 12 },
  { id: 'star', label: 'A star', credits: 12 },
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
    since: '2026-11-21',
    aliases: ['virtual gifts'],
    what: 'Radio group of gifts with drawing and name, under headings, and with their prices where these differ.',
    when: 'In the dialog that opens from a conversation or a profile. A button below it sends.',
    whenNot: 'To show gifts that were received: there a GiftIcon with its name is enough.',
    good: 'Show the balance above, and the price where all gifts cost the same. Let people choose even if their credits are short, and lead to the packages then.',
    bad: 'Do not send as soon as one is chosen, do not strike out prices, and do not call a gift the last of its kind.',
    changes: {
      '2026-11-28':
        'Options have a `group`. Where all cost the same, the price is said once, in the description.',
      '2026-11-22':
        '`credits` of an option replaces `costText`. `isRequired` and `onBlur` are new.',
    },
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
  argTypes: {
    options: { control: false },
    value: { control: false },
    defaultValue: { control: false },
  },
  render: function Catalogue(args, { loaded: { t } }) {
    const [value, setValue] = useState<GiftName | null>('coffee')
    return (
      <GiftPicker
        {...args}
        value={value}
        onChange={setValue}
        options={names.map((id, index) => ({
          id,
          label: t(`chat:gift.${id}`),
          credits: 12,
          group: t(
            `chat:gift_group.${index < 7 ? 'flowers' : index < 10 ? 'treats' : 'keepsakes'}`,
          ),
        }))}
      />
    )
  },
}

export const Few: Story = {
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
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Geschenk für Aleksandra-Wilhelmina auswählen',
    description: 'Dein Guthaben: 1.240 Credits.',
    defaultValue: 'record',
    options: [
      { id: 'lavender', label: 'Ein Lavendelzweig', credits: 980 },
      { id: 'record', label: 'Eine Schallplattenaufnahme', credits: 1120 },
      { id: 'chocolate', label: 'Eine Tafel Schokolade', credits: 1120 },
    ],
  },
}

export const EveryGiftCanBeChosenUnderItsHeading: Story = {
  ...Catalogue,
  name: 'CHT-8 every gift can be chosen under its heading, and a price that all have is not repeated',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('radio')).toHaveLength(names.length)
    const flowers = within(canvas.getByRole('group', { name: 'Flowers' }))
    await expect(flowers.getAllByRole('radio')).toHaveLength(7)
    await expect(canvas.queryByText(/12 credits/)).toBeNull()
  },
}

export const ChosenByPointerAndByKeyboard: Story = {
  ...Few,
  name: 'CHT-8 chosen by pointer and by keyboard',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('group', { name: 'Choose a gift for Anna' }),
    ).toHaveAccessibleDescription('40 credits left')
    await userEvent.click(canvas.getByText('A book'))
    await expect(canvas.getByRole('radio', { name: /A book.*20 credits/ })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('seashell')
    await expect(canvas.getByRole('radio', { name: /A seashell/ })).toHaveFocus()
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    focus: {},
    selected: { defaultValue: 'rose' },
    disabled: { isDisabled: true },
    error: { ...WithError.args },
  },
  { width: 'lg' },
)
