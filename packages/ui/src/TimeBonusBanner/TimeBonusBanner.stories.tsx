import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { TimeBonusBanner } from './index.ts'

const meta = {
  title: 'Credits/TimeBonusBanner',
  component: TimeBonusBanner,
  args: {
    title: '25% off your first package, as a welcome',
    secondsLeft: 9_912,
    action: { label: 'See packages', href: '#credits' },
    onDismiss: fn(),
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['promotion', 'offer'],
    what: 'A time-limited offer with the remaining time. The end is stored on the server. Renders nothing without an end or after it.',
    when: 'For the time bonus: `bar` at the top of the members area, `card` beside the packages.',
    whenNot: 'For an offer without an end: WelcomeBonusBanner.',
    good: 'Take `secondsLeft` from `useCountdown` with the end that the server stores. Once dismissed, keep it dismissed.',
    bad: 'Do not restart the clock, and do not repeat the offer right after it ends.',
    changes: {
      '2026-11-22':
        '`text` is now `description`. `endsText` and `closeLabel` are gone: the words come from LabelsProvider.',
    },
    keys: { Tab: 'to the way on, then to the cross', Enter: 'follows or closes' },
    data: { 'data-variant': 'bar, card' },
  }),
} satisfies Meta<typeof TimeBonusBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {}

export const Bar: Story = { args: { variant: 'bar' }, parameters: { layout: 'fullscreen' } }

export const Narrow: Story = {
  name: 'At 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
}

export const TheRemainingTime: Story = {
  ...Card,
  name: 'TIM-2 the remaining time',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('timer', { name: 'Ends in 02:45:12' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '#credits',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const NoEndNoOffer: Story = {
  name: 'TIM-5 no end, no offer',
  tags: ['test-only', '!autodocs'],
  render: (args) => (
    <div data-testid="slot">
      <TimeBonusBanner {...args} secondsLeft={null} />
      <TimeBonusBanner {...args} secondsLeft={0} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('slot')).toBeEmptyDOMElement()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {} },
  { width: 'lg', target: 'a', rows: { card: {}, bar: { variant: 'bar' } } },
)
