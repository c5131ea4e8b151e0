import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { Photo } from './index.ts'

const meta = {
  title: 'People/Photo',
  component: Photo,
  decorators: [column],
  args: { photo: portrait(2), alt: 'Photo 1 of 3 of Anna' },
  parameters: page({
    what: 'A picture that holds its place, with a blurred hint of itself until it arrives.',
    when: 'For every photograph: on cards, profiles, in chat.',
    whenNot:
      'For a small round face: Avatar. For what may not be seen yet: LockedPhoto. For drawings: InterestIcon, GiftIcon.',
    good: 'Pass several sizes with `sizes`, and `isPriority` for the first large one. Leave `alt` empty when the words beside it say the same.',
    bad: 'Do not set a height of your own: the ratio keeps the place.',
  }),
} satisfies Meta<typeof Photo>

export default meta
type Story = StoryObj<typeof meta>

export const OwnShape: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img')
    await expect(image).toHaveAttribute('width', '800')
    await expect(image).toHaveAttribute('height', '1000')
  },
}

export const Masked: Story = { args: { mask: 'photo' } }

export const Wide: Story = { args: { ratio: 16 / 9 } }

export const NotArrived: Story = {
  args: { photo: { ...portrait(2), src: 'data:image/png;base64,' }, alt: '' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('span')
    await waitFor(() => expect(frame?.style.backgroundImage).toContain('data:image/png'))
    await expect(frame?.getBoundingClientRect().height).toBeGreaterThan(100)
  },
}
