import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Slider, type SliderRange } from './index.ts'

const ages = {
  label: 'Age',
  isRange: true,
  minValue: 18,
  maxValue: 99,
  defaultValue: [32, 48],
  onChange: fn(),
  onChangeEnd: fn(),
} as const

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  decorators: [column],
  args: ages,
  // Values of another shape belong to it: see “One value”.
  argTypes: { isRange: { control: false } },
  parameters: page({
    since: '2026-11-21',
    aliases: ['range', 'distance'],
    what: 'Slider for a number or, with `isRange`, for a range. Its value is shown beside the label.',
    when: 'For approximate values: age range, distance.',
    whenNot: 'For one exact figure: NumberField. For a date of birth: DateField.',
    good: 'Say in words when the last step is open-ended.',
    bad: 'Do not use it for an exact value, and do not search on every step: wait for `onChangeEnd`.',
    changes: {
      '2026-11-22':
        'A slider has one value; `isRange` makes it a range. `names` is replaced by `name`, `thumbLabels` and `locale` are gone, and `valueText` is optional, with `format` for units. `description` and `errorMessage` are new.',
    },
    keys: {
      'Arrow right, Arrow up': 'one step more',
      'Arrow left, Arrow down': 'one step less',
      'Page up, Page down': 'a larger step',
      'Home, End': 'as far as the other knob or the end',
      Tab: 'to the other knob',
    },
    data: {
      'data-dragging': 'on the knob that moves',
      'data-focus-visible': 'on the knob that the keyboard moves',
      'data-disabled': 'cannot be used',
    },
  }),
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Ages: Story = {
  args: {
    valueText: ([from, to]: SliderRange) => (to === 99 ? `${from} and over` : `${from} to ${to}`),
  },
}

export const OneValue: Story = { args: { isRange: false, defaultValue: 40, name: 'age' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Etsimäsi henkilön ikä vuosina',
    defaultValue: [18, 99],
  },
}

export const AnAgeRangeByKeyboard: Story = {
  ...Ages,
  name: 'SRC-1 an age range by keyboard',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('32 to 48')).toBeVisible()
    const from = canvas.getByRole('slider', { name: /Age from/ })
    const to = canvas.getByRole('slider', { name: /Age to/ })
    await userEvent.tab()
    await expect(from).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(ages.onChange).toHaveBeenLastCalledWith([34, 48])
    await expect(ages.onChangeEnd).toHaveBeenLastCalledWith([34, 48])
    await userEvent.tab()
    await expect(to).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('34 and over')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(ages.onChange).toHaveBeenLastCalledWith([34, 34])
  },
}

export const TheLowerThumbIsOnTheRight: Story = {
  ...RightToLeft,
  name: 'the lower thumb is on the right',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [from, to] = within(canvasElement).getAllByRole('slider')
    const x = (knob: HTMLElement | undefined) => knob?.getBoundingClientRect().x ?? 0
    await expect(x(from)).toBeGreaterThan(x(to))
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {}, disabled: { isDisabled: true } },
  { target: ':has(> * > input[type=range])' },
)
