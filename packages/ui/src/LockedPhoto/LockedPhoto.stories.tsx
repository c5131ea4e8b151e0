import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
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
  parameters: page({
    what: 'A picture that this viewer may not see yet, with its colours and light, and one line that says how to open it.',
    when: 'For photos that come with premium or after a reply, on profiles and in chat.',
    whenNot:
      'For photos that are still being checked: OwnPhotoGrid says that. For no photo at all: Avatar or ProfileCard without one.',
    good: 'Pass the copy that the server has blurred, and say how to unlock it.',
    bad: 'Do not blur by style: the original’s bytes must never reach the page. Do not lock the only photo of a person.',
    keys: { Tab: 'to the action', 'Enter, Space': 'opens what it offers' },
    data: { 'data-locked': 'always, so that a test finds every one' },
  }),
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
