import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { TypingMark } from './index.ts'

const meta = {
  title: 'Chat/TypingMark',
  component: TypingMark,
  args: { name: 'Anna' },
  parameters: page({
    since: '2026-11-21',
    aliases: ['typing indicator'],
    what: 'Somebody is writing at this moment.',
    when: 'At the foot of a conversation, while the server says so.',
    whenNot:
      'While a page loads: use Skeleton. Never to make somebody wait for an answer that is not coming.',
    good: 'Remove it as soon as the other person stops. The words carry the meaning.',
    bad: 'Do not show it for invented activity.',
    changes: { '2026-11-22': '`name` replaces `children`.' },
  }),
} satisfies Meta<typeof TypingMark>

export default meta
type Story = StoryObj<typeof meta>

export const Writing: Story = {}

export const Narrow: Story = {
  name: 'Long name, 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
  args: { name: 'Aleksandra-Wilhelmina' },
}

export const TheWordsSayWhatTheDotsShow: Story = {
  ...Writing,
  name: 'CHT-2 the words say what the dots show',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Anna is writing')).toBeVisible()
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).not.toBeNull()
  },
}

export const AllStates = statesOf(meta, { rest: {} })
