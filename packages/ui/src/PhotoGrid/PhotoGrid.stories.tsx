import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { type GridPhoto, PhotoGrid } from './index.ts'

const open = (count: number): readonly GridPhoto[] =>
  Array.from({ length: count }, (_, index) => ({
    state: 'open',
    id: `open-${index}`,
    photo: portrait(0, index % 3),
    label: `Enlarge photo ${index + 1}`,
  }))

/** Like the server's blurred copy: too small to show a face. */
const blurred = (scene: number) => ({
  ...portrait(0, scene),
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><filter id="b"><feGaussianBlur stdDeviation="14"/></filter><g filter="url(#b)"><rect width="80" height="100" fill="${['#d9b79a', '#9fb8a5', '#b9a3c4'][scene]}"/><circle cx="40" cy="42" r="22" fill="#8a5a44"/><rect x="14" y="68" width="52" height="40" fill="#5d4a66"/></g></svg>`,
  )}`,
})

const locked = (count: number): readonly GridPhoto[] =>
  Array.from({ length: count }, (_, index) => ({
    state: 'locked',
    id: `locked-${index}`,
    photo: blurred(index % 3),
    label: 'Locked photo, blurred',
  }))

const meta = {
  title: 'People/PhotoGrid',
  component: PhotoGrid,
  args: {
    label: 'Photos of Anna',
    photos: open(5),
    onOpen: fn(),
    lockText: 'Premium shows you all photos of Anna.',
    lockAction: <Link href="#premium">What premium gives</Link>,
  },
  parameters: page({
    what: 'Somebody’s photos side by side. A press opens one in the PhotoViewer; a locked one says how it opens.',
    when: 'On a profile, below the large picture.',
    whenNot: 'For the member’s own, sortable photos: OwnPhotoGrid.',
    good: 'Show locked photos in their place, blurred by the server, with one line for all of them.',
    bad: 'Do not blur by style: the bytes of a locked photo must never reach the page.',
    keys: { Tab: 'from photo to photo', 'Enter, Space': 'open the photo' },
    data: { 'data-state': 'on each photo: `open` or `locked`' },
  }),
} satisfies Meta<typeof PhotoGrid>

export default meta
type Story = StoryObj<typeof meta>

export const AllOpen: Story = {
  name: 'PRO-1 each photo opens',
  decorators: [column],
  args: { lockText: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge photo 2' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('open-1')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith('open-2')
    await expect(canvas.queryByText(/Premium shows/)).toBeNull()
  },
}

export const SomeLocked: Story = {
  name: 'PRO-2 locked photos cannot be opened and say why',
  decorators: [column],
  args: { photos: [...open(1), ...locked(4)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getAllByRole('img', { name: 'Locked photo, blurred' })).toHaveLength(4)
    await expect(canvas.getByText('Premium shows you all photos of Anna.')).toBeVisible()
  },
}

export const AllLocked: Story = { decorators: [column], args: { photos: locked(3) } }

export const OnePhoto: Story = {
  decorators: [column],
  args: { photos: open(1), lockText: undefined },
}

export const NoMorePhotos: Story = {
  name: 'PRO-2 the only photo is the large one, and locked',
  decorators: [column],
  args: { photos: [] },
}

export const LongGerman: Story = {
  name: 'LOC-5 German at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    photos: [...open(1), ...locked(2)],
    lockText: 'Mit einer Premium-Mitgliedschaft siehst du sämtliche Fotos dieser Person.',
    lockAction: <Link href="#premium">Was die Premium-Mitgliedschaft beinhaltet</Link>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
