import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { Slider } from './index.ts'

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  decorators: [column],
  args: {
    label: 'Age',
    thumbLabels: ['Age from', 'Age to'],
    valueText: ([from, to]) => `${from}–${to}${to === 99 ? '+' : ''}`,
    minValue: 18,
    maxValue: 99,
    defaultValue: [32, 48],
    onChange: fn(),
    onChangeEnd: fn(),
  },
  parameters: page({
    what: 'Slider for a range. Its values are shown beside the label.',
    when: 'For approximate values: age range, distance.',
    whenNot: 'For one exact figure: NumberField. For a date of birth: DateField.',
    good: 'Name both knobs, show the range in words, and say when the last step is open-ended.',
    bad: 'Do not search on every step: wait for `onChangeEnd`.',
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
  name: 'SRC-1 an age range by keyboard',
  render: (args, { loaded: { t }, globals }) => (
    <Slider
      {...args}
      label={t('people:filter.age')}
      thumbLabels={[t('people:filter.min_age'), t('people:filter.max_age')]}
      valueText={([from, to]) =>
        to === 99 ? t('people:filter.ages_open', { from }) : t('people:filter.ages', { from, to })
      }
      locale={String(globals['locale'])}
    />
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('32 to 48')).toBeVisible()
    const from = canvas.getByRole('slider', { name: /Age from/ })
    const to = canvas.getByRole('slider', { name: /Age to/ })
    await userEvent.tab()
    await expect(from).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith([34, 48])
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([34, 48])
    await userEvent.tab()
    await expect(to).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('34 and over')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith([34, 34])
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const RightToLeft: Story = {
  args: { locale: 'ar' },
  render: (args) => (
    <div dir="rtl">
      <Slider {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [from, to] = within(canvasElement).getAllByRole('slider')
    const x = (knob: HTMLElement | undefined) => knob?.getBoundingClientRect().x ?? 0
    await expect(x(from)).toBeGreaterThan(x(to))
  },
}

export const Narrow: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Etsimäsi henkilön ikä vuosina',
    valueText: ([from, to]) => `vähintään ${from} ja enintään ${to} vuotta`,
    defaultValue: [18, 99],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
