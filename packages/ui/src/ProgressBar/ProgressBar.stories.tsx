import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { page } from '../stories/page.ts'
import { ProgressBar } from './index.ts'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { isActive: true, label: 'Loading' },
  parameters: page({
    what: 'A thin line at the top of the window while a page is on its way. It waits 200 ms, so quick loads never show it.',
    when: 'Once, in the shell, for changes of page.',
    whenNot:
      'For a part of a page: Skeleton. For steps: Stepper. For a button at work: its `isPending`.',
    good: 'Set `isActive` while anything of the next page is loading; the bar keeps its own times.',
    bad: 'Do not show an invented percentage, and do not use two in one window.',
    data: { 'data-phase': '`running` or `done`' },
  }),
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('progressbar', { name: 'Loading' }),
    ).toBeVisible()
  },
}

export const Idle: Story = {
  args: { isActive: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull()
  },
}
