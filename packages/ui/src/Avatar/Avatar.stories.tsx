import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { anna } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Avatar } from './index.ts'

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  decorators: [row],
  args: { name: 'Anna', photo: anna.photo },
  parameters: page({
    since: '2026-11-20',
    aliases: ['profile picture', 'user image'],
    what: 'A small face in the brand’s shape, or the first letter of a name where there is no picture.',
    when: 'In rows, bars and heads, beside the name.',
    whenNot: 'Where the picture is what matters: use ProfileCard or Photo.',
    good: 'Set `isDecorative` when the name is written beside it, and pass `fictionalLabel` for every fictional person.',
    bad: 'Do not let the mask stand in for the label: lists and profiles show the label in words too.',
    changes: {
      '2026-11-22':
        '`isOnline` replaces `onlineLabel`; the name of the online mark comes from LabelsProvider.',
    },
    data: {
      'data-size': '`sm`, `md`, `lg` or `xl`',
      'data-new': 'something of this person has not been seen',
      'data-fictional': 'on the mask of a fictional person',
    },
  }),
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" isOnline />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="xl" isOnline />
    </>
  ),
}

export const NoPicture: Story = {
  args: { photo: null, size: 'lg' },
}

export const Fictional: Story = {
  render: (args) => (
    <>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} fictionalLabel="Fictional profile" />
      ))}
    </>
  ),
}

export const New: Story = {
  name: 'New, online and fictional at once',
  args: {
    size: 'lg',
    isNew: true,
    isOnline: true,
    fictionalLabel: 'Fictional profile',
  },
}

export const TheFirstLetterStandsForAMissingPicture: Story = {
  ...NoPicture,
  name: 'the first letter stands for a missing picture',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Anna' })
    await expect(avatar).toHaveTextContent('A')
  },
}

export const EverySizeShowsThatAPersonIsFictional: Story = {
  ...Fictional,
  name: 'TRU-1 every size shows that a person is fictional',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const masks = within(canvasElement).getAllByRole('img', { name: 'Fictional profile' })
    await expect(masks).toHaveLength(4)
    for (const mask of masks) await expect(mask).toBeVisible()
  },
}

export const ANewLikeIsMarked: Story = {
  ...New,
  name: 'LIK-1 a new like is marked',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-new]')).toBeVisible()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, 'without a photo': { photo: null } },
  {
    width: 'sm',
    rows: {
      plain: { size: 'lg' },
      online: { size: 'lg', isOnline: true },
      new: { size: 'lg', isNew: true },
      fictional: { size: 'lg', fictionalLabel: 'Fictional profile' },
    },
  },
)
