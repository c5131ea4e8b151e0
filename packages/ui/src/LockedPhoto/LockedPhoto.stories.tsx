import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { portrait } from '../stories/people.ts'
import { LockedPhoto } from './index.ts'

const meta = {
  title: 'People/LockedPhoto',
  component: LockedPhoto,
  decorators: [column],
  args: {
    photo: portrait(10, 1),
    alt: 'Locked photo, blurred',
    ratio: 4 / 5,
    mask: 'photo',
    text: 'Premium shows you all photos of Anna.',
    actionText: 'What premium gives',
    onPress: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A picture that this viewer may not see yet. The server sends it blurred; the component never holds the original.',
      },
    },
  },
} satisfies Meta<typeof LockedPhoto>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'What premium gives' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const WordsOnly: Story = { args: { actionText: undefined } }

export const Thumbnail: Story = {
  render: (args) => (
    <div style={{ inlineSize: '8rem' }}>
      <LockedPhoto {...args} text="Premium" />
    </div>
  ),
}
