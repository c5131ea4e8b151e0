import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Photo } from './index.ts'

const meta = {
  title: 'People/Photo',
  component: Photo,
  decorators: [column],
  args: { photo: portrait(2), alt: 'Photo 1 of 3 of Anna' },
  parameters: page({
    since: '2026-11-20',
    aliases: ['image', 'picture'],
    what: 'A picture that holds its place, with a blurred hint of itself until it arrives.',
    when: 'For every photograph: on cards, profiles, in chat.',
    whenNot:
      'For a small round face: Avatar. For what may not be seen yet: LockedPhoto. For drawings: InterestIcon, GiftIcon.',
    good: 'Pass several sizes with `sizes`, and `isPriority` for the first large photo. Leave `alt` empty if the text beside it says the same.',
    bad: 'Do not set a height of your own: the ratio reserves the space.',
  }),
} satisfies Meta<typeof Photo>

export default meta
type Story = StoryObj<typeof meta>

export const OwnShape: Story = {}

export const Masked: Story = { args: { mask: 'photo' } }

export const Wide: Story = { args: { ratio: 16 / 9 } }

/** One clear pixel, as an image is until its bytes have arrived. */
const transparentPicture =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

export const NotArrived: Story = {
  args: { photo: { ...portrait(2), src: transparentPicture }, alt: '' },
}

const brokenPicture = 'data:image/png;base64,AAAA'

export const CannotBeLoaded: Story = {
  args: { photo: { ...portrait(2), src: brokenPicture } },
}

export const APictureThatCannotBeLoadedLeavesItsColor: Story = {
  ...CannotBeLoaded,
  name: 'a picture that cannot be loaded leaves its colour, and is tried again with a connection',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('img')).opacity).toBe('0'))
    const first = canvas.getByRole('img')
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(canvas.getByRole('img')).not.toBe(first)
    })
  },
}

export const ThePictureKeepsItsPlaceWhileLoading: Story = {
  ...OwnShape,
  name: 'the picture keeps its place while loading',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img')
    await expect(image).toHaveAttribute('width', '800')
    await expect(image).toHaveAttribute('height', '1000')
  },
}

export const ItsColorFillsThePlace: Story = {
  ...NotArrived,
  name: 'its colour fills the place',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('span')
    await expect(frame?.style.backgroundColor).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
    await expect(frame?.getBoundingClientRect().height).toBeGreaterThan(100)
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, loading: { ...NotArrived.args } },
  { rows: { plain: {}, masked: { mask: 'photo' } } },
)
