import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { TypingMark } from './index.ts'

const meta = {
  title: 'Chat/TypingMark',
  component: TypingMark,
  args: { children: 'Anna is writing' },
  parameters: page({
    what: 'Somebody is writing at this moment.',
    when: 'At the foot of a conversation, while the server says so.',
    whenNot:
      'While a page loads: take Skeleton. Never to make somebody wait for an answer that is not coming.',
    good: 'Take it away as soon as the other stops; the words carry the meaning.',
    bad: 'Do not show it for invented activity.',
  }),
} satisfies Meta<typeof TypingMark>

export default meta
type Story = StoryObj<typeof meta>

export const Writing: Story = {
  name: 'CHT-2 the words say what the dots show',
  render: (args, { loaded: { t } }) => (
    <TypingMark {...args}>{t('chat:thread.typing', { name: 'Anna' })}</TypingMark>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Anna is writing')).toBeVisible()
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).not.toBeNull()
  },
}

export const Narrow: Story = {
  name: 'LOC-5 long name at 320 px',
  decorators: [narrow],
  args: { children: 'Aleksandra-Wilhelmina is writing' },
}
