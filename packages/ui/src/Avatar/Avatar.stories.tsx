import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { row } from '../stories/frames.tsx'
import { anna } from '../stories/people.ts'
import { Avatar } from './index.ts'

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  decorators: [row],
  args: { name: 'Anna', photo: anna.photo },
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
