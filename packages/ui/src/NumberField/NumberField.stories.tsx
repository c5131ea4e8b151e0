import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { NumberField } from './index.ts'

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  decorators: [column],
  args: {
    label: 'Age from',
    defaultValue: 32,
    minValue: 18,
    maxValue: 99,
    format: { style: 'unit', unit: 'year', unitDisplay: 'long' },
    name: 'age',
    onChange: fn(),
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['stepper', 'quantity'],
    what: 'A figure that is typed, or stepped up and down, written as the reader’s language writes it.',
    when: 'For amounts with a unit: height, distance, how many messages.',
    whenNot:
      'For numbers that are names, such as a phone number or a code: TextField. For a range: Slider.',
    good: 'Set the limits, the step and the unit.',
    bad: 'Do not use it for a year of birth, which DateField asks for, or for a number that is a name, such as a phone number.',
    changes: {
      '2026-11-22':
        '`lessLabel`, `moreLabel` and `locale` are gone: words and language come from LabelsProvider. `isLabelHidden` and `onBlur` are new.',
    },
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

export const Plain: Story = {}

export const Empty: Story = { args: { defaultValue: undefined } }

export const WithError: Story = {
  args: { errorMessage: 'Something here is not filled in the right way. Please check it.' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Höchstentfernung zum Aufenthaltsort der gesuchten Person',
    description: 'Luftlinie, gerundet auf volle Kilometer.',
    format: { style: 'unit', unit: 'kilometer', unitDisplay: 'long' },
  },
}

export const SteppedByButtonsAndByKeys: Story = {
  ...Plain,
  name: 'stepped by buttons and by keys',
  tags: ['test-only', '!autodocs'],
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

export const TypedFiguresAreHeldToTheLimits: Story = {
  name: 'typed figures are held to the limits',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.type(box, '999')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(99)
  },
}

export const AnEmptiedFieldHasNoValue: Story = {
  name: 'an emptied field has no value',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(within(canvasElement).getByRole('textbox'))
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const TheFieldIsInvalid: Story = {
  ...WithError,
  name: 'the field is invalid',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid()
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    focus: {},
    disabled: { isDisabled: true },
    error: { errorMessage: 'Please choose one.' },
    empty: { defaultValue: undefined },
  },
  { target: 'input' },
)
