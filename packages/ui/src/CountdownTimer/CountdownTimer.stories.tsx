import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { page } from '../stories/page.ts'
import { CountdownTimer } from './index.ts'

const meta = {
  title: 'Credits/CountdownTimer',
  component: CountdownTimer,
  args: { secondsLeft: 9045, label: 'Ends in' },
  parameters: page({
    what: 'The true time left until an end that the server keeps, in hours, minutes and seconds of two digits.',
    when: 'For an offer whose end is stored: the time bonus. One on a page at most.',
    whenNot:
      'For anything without such an end, and for how long ago something was: words do that better.',
    good: 'Count from the server’s clock with `useCountdown`, and say in the label what ends.',
    bad: 'Do not restart it, do not emphasise it towards the end, and do not announce each second: screen readers read it on request.',
  }),
} satisfies Meta<typeof CountdownTimer>

export default meta
type Story = StoryObj<typeof meta>

export const TwoDigits: Story = {
  name: 'TIM-2 two digits each',
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer')
    await expect(timer).toHaveTextContent('02:30:45')
    // `role="timer"` is silent by default. `aria-live` would keep it exposed under an open dialog.
    await expect(timer).not.toHaveAttribute('aria-live')
  },
}

export const WithUnits: Story = {
  args: { size: 'lg', unitLabels: { hours: 'hours', minutes: 'minutes', seconds: 'seconds' } },
}

export const AtZero: Story = {
  name: 'TIM-3 stops at zero',
  args: { secondsLeft: -5 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00:00:00')
  },
}
