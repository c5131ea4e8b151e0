import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { blurredPortrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { LockedPhoto } from './index.ts'

const meta = {
  title: 'People/LockedPhoto',
  component: LockedPhoto,
  decorators: [column],
  args: {
    photo: blurredPortrait(1),
    alt: 'Locked photo, blurred',
    ratio: 4 / 5,
    mask: 'photo',
    description: 'Premium shows you all photos of Anna.',
    actionLabel: 'What premium gives',
    onPress: fn(),
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['paywall', 'blurred photo', 'premium'],
    what: 'A picture that this viewer may not see yet, with its colours and light, and one line that says how to open it.',
    when: 'For photos that come with premium or after a reply, on profiles and in chat.',
    whenNot:
      'For photos that are still being checked: OwnPhotoGrid says that. For no photo at all: Avatar or ProfileCard without one.',
    good: 'Pass the copy that the server has blurred, and say how to unlock it.',
    bad: 'Do not blur with CSS: the original must never reach the page. Do not lock a person’s only photo.',
    changes: { '2026-11-22': '`text` is now `description` and `actionText` is now `actionLabel`.' },
    keys: { Tab: 'to the action', 'Enter, Space': 'opens what it offers' },
    data: { 'data-locked': 'always, so that a test finds every one' },
  }),
} satisfies Meta<typeof LockedPhoto>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {}

export const WordsOnly: Story = { args: { actionLabel: undefined } }

export const Thumbnail: Story = {
  render: (args) => (
    <div style={{ inlineSize: '8rem' }}>
      <LockedPhoto {...args} description="Premium" />
    </div>
  ),
}

export const TheButtonTellsWhatOpensIt: Story = {
  ...WithAction,
  name: 'the button tells what opens it',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'What premium gives' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const AllStates = statesOf(meta, { rest: {}, hover: {}, pressed: {}, focus: {} })
