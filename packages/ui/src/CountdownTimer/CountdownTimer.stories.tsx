import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CountdownTimer } from './index.ts'

const meta = {
  title: 'Credits/CountdownTimer',
  component: CountdownTimer,
  args: { secondsLeft: 9045, label: 'Ends in' },
  parameters: {
    docs: {
      description: {
        component:
          'The true time left until an end that the server keeps. One on a page at most, and none without such an end. Read on request, never by itself.',
      },
    },
  },
} satisfies Meta<typeof CountdownTimer>

export default meta
type Story = StoryObj<typeof meta>

export const TwoDigits: Story = {
  name: 'TIM-2 two digits each',
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer')
    await expect(timer).toHaveTextContent('02:30:45')
    // A timer is silent by its role; the attribute would keep it exposed under an open dialog.
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
