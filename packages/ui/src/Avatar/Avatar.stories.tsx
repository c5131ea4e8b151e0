import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { anna } from '../stories/people.ts'
import { Avatar } from './index.ts'

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  decorators: [row],
  args: { name: 'Anna', photo: anna.photo },
  parameters: page({
    what: 'A small face in the brand’s shape, or the first letter of a name where there is no picture.',
    when: 'In rows, bars and heads, beside the name.',
    whenNot: 'Where the picture is what matters: use ProfileCard or Photo.',
    good: 'Set `isDecorative` when the name is written beside it. Give `fictionalLabel` for each fictional person.',
    bad: 'Do not replace the label with the mask: lists and profiles show the label too.',
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
      <Avatar {...args} size="md" onlineLabel="Online now" />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="xl" onlineLabel="Online now" />
    </>
  ),
}

export const NoPicture: Story = {
  args: { photo: null, size: 'lg' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Anna' })
    await expect(avatar).toHaveTextContent('A')
  },
}

export const Fictional: Story = {
  name: 'TRU-1 fictional',
  render: (args) => (
    <>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} fictionalLabel="Fictional profile" />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const masks = within(canvasElement).getAllByRole('img', { name: 'Fictional profile' })
    await expect(masks).toHaveLength(4)
    for (const mask of masks) await expect(mask).toBeVisible()
  },
}

export const New: Story = {
  name: 'LIK-1 new, online and fictional at once',
  args: {
    size: 'lg',
    isNew: true,
    onlineLabel: 'Online now',
    fictionalLabel: 'Fictional profile',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-new]')).toBeVisible()
  },
}
