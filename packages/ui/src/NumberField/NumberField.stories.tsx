import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { NumberField } from './index.ts'

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  decorators: [column],
  args: {
    label: 'Age from',
    lessLabel: 'One less',
    moreLabel: 'One more',
    defaultValue: 32,
    minValue: 18,
    maxValue: 99,
    format: { style: 'unit', unit: 'year', unitDisplay: 'long' },
    name: 'age',
    onChange: fn(),
  },
  parameters: page({
    what: 'A figure that is typed, or stepped up and down, written as the reader’s language writes it.',
    when: 'For amounts with a unit: height, distance, how many messages.',
    whenNot:
      'For figures that are names, as a phone number or a code: take TextField. For a range: Slider.',
    good: 'Give the limits, a unit, and names of the buttons that say how much a press changes.',
    bad: 'Do not use it for a year of birth: DateField asks that in one go.',
    keys: {
      'Arrow up, Arrow down': 'one step',
      'Page up, Page down': 'one step',
      'Home, End': 'to the lowest and the highest',
      Enter: 'takes what was typed',
    },
    data: { 'data-invalid': 'while it has an error', 'data-disabled': 'cannot be used' },
  }),
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Stepping: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('textbox', { name: 'Age from' })
    await expect(box).toHaveValue('32 years')
    await userEvent.click(canvas.getByRole('button', { name: /One more/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(33)
    box.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(31)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(99)
    await expect(canvas.getByRole('button', { name: /One more/ })).toBeDisabled()
  },
}

export const TypedBeyondTheLimit: Story = {
  name: 'Typed figures are held to the limits',
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.type(box, '999')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(99)
  },
}

export const Emptied: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(within(canvasElement).getByRole('textbox'))
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const WithError: Story = {
  args: { errorMessage: 'Something here is not filled in the right way. Please check it.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongGerman: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Höchstentfernung zum Aufenthaltsort der gesuchten Person',
    description: 'Luftlinie, gerundet auf volle Kilometer.',
    format: { style: 'unit', unit: 'kilometer', unitDisplay: 'long' },
    locale: 'de-DE',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
