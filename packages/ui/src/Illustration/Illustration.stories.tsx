import type { Meta, StoryObj } from '@storybook/react-vite'
import { row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Illustration, type IllustrationName } from './index.ts'

const meta = {
  title: 'Feedback/Illustration',
  component: Illustration,
  decorators: [row],
  args: { name: 'conversations' },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['empty art', 'drawing'],
    what: 'A drawing for a place that has nothing to show yet. Colours, corners, weight of the lines and the shape behind it come from the brand, so no brand needs drawings of its own.',
    when: 'In EmptyState and PermissionPrompt, once on a screen.',
    whenNot:
      'Beside a label or in a button: an icon. For interests and gifts: InterestIcon, GiftIcon.',
    good: 'Choose the drawing of what will appear here: conversations, likes, people.',
    bad: 'Do not draw people who look like members, and do not let it say something that the words leave out.',
  }),
} satisfies Meta<typeof Illustration>

export default meta
type Story = StoryObj<typeof meta>

const names: readonly IllustrationName[] = [
  'conversations',
  'likes',
  'people',
  'notifications',
  'photos',
  'payments',
  'place',
  'safety',
]

export const All: Story = {
  render: (args) => (
    <>
      {names.map((name) => (
        <Illustration key={name} {...args} name={name} />
      ))}
    </>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <>
      <Illustration {...args} size="sm" />
      <Illustration {...args} size="md" />
      <Illustration {...args} size="lg" />
    </>
  ),
}

export const AllStates = statesOf(
  meta,
  { rest: {} },
  { rows: { sm: { size: 'sm' }, md: {}, lg: { size: 'lg' } } },
)
