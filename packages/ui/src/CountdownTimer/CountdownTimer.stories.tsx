import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { CountdownTimer } from './index.ts'

const meta = {
  title: 'Credits/CountdownTimer',
  component: CountdownTimer,
  args: { secondsLeft: 9045, label: 'Ends in' },
  parameters: page({
    since: '2026-11-20',
    aliases: ['timer', 'clock'],
    what: 'The true time left until an end that the server stores, in hours, minutes and seconds.',
    when: 'For an offer whose end is stored: the time bonus. One on a page at most.',
    whenNot:
      'For anything without such an end, and for how long ago something was: words do that better.',
    good: 'Count from the server’s clock with `useCountdown`, and say in the label what ends.',
    bad: 'Do not restart it, do not make it louder towards the end, and do not announce every second: screen readers read it on request.',
    changes: {
      '2026-11-28': 'The figures are set in the display face of the brand.',
      '2026-11-22': '`hasUnits` replaces `unitLabels`; the units come from LabelsProvider.',
    },
  }),
} satisfies Meta<typeof CountdownTimer>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithUnits: Story = {
  args: { size: 'lg', hasUnits: true },
}

export const AtZero: Story = {
  args: { secondsLeft: -5 },
}

export const TwoDigitsEach: Story = {
  ...Plain,
  name: 'TIM-2 two digits each',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer')
    await expect(timer).toHaveTextContent('02:30:45')
    // `role="timer"` is silent by default. `aria-live` would keep it exposed under an open dialog.
    await expect(timer).not.toHaveAttribute('aria-live')
  },
}

export const ItStopsAtZero: Story = {
  ...AtZero,
  name: 'TIM-3 it stops at zero',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00:00:00')
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, ended: { secondsLeft: 0 } },
  {
    rows: {
      md: {},
      lg: { size: 'lg', hasUnits: true },
    },
  },
)
