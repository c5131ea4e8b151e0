import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { ProgressBar } from './index.ts'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { isActive: true },
  parameters: page({
    since: '2026-11-20',
    aliases: ['loader', 'spinner'],
    what: 'A thin line at the top of the window while a page loads. It waits 200 ms, so quick loads never show it.',
    when: 'Once, in the shell, for changes of page.',
    whenNot:
      'For a part of a page: Skeleton. For steps: Stepper. For a running action: `isPending` of Button.',
    good: 'Set `isActive` while any part of the next page is loading; the bar keeps its own timing.',
    bad: 'Do not show an invented percentage, and do not use two in one window.',
    changes: { '2026-11-22': '`label` is gone: its name comes from LabelsProvider.' },
    data: { 'data-phase': '`running` or `done`' },
  }),
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const LoadingIsAnnounced: Story = {
  ...Running,
  name: 'loading is announced',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('progressbar', { name: 'Loading' }),
    ).toBeVisible()
  },
}

export const NothingIsDrawnWhileIdle: Story = {
  name: 'nothing is drawn while idle',
  tags: ['test-only', '!autodocs'],
  args: { isActive: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: { isActive: false }, pending: { isActive: true } },
  { hasOwnWindow: true, height: '3rem' },
)
