import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { blurredPortrait, portrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { type GridPhoto, PhotoGrid } from './index.ts'

const open = (count: number): readonly GridPhoto[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `open-${index}`,
    photo: portrait(0, index % 3),
  }))

const locked = (count: number): readonly GridPhoto[] =>
  Array.from({ length: count }, (_, index) => ({
    isLocked: true,
    id: `locked-${index}`,
    photo: blurredPortrait(index % 3),
  }))

const meta = {
  title: 'People/PhotoGrid',
  component: PhotoGrid,
  args: {
    label: 'Photos of Anna',
    photos: open(5),
    onOpen: fn(),
    description: 'Premium shows you all photos of Anna.',
    actions: <Link href="#premium">What premium gives</Link>,
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['gallery'],
    what: 'Somebody’s photos side by side. A press opens one in the PhotoViewer; a locked one says how it opens.',
    when: 'On a profile, below the large picture.',
    whenNot: 'For the member’s own, sortable photos: OwnPhotoGrid.',
    good: 'Show locked photos in their place, blurred by the server, with one line for all of them.',
    bad: 'Do not blur with CSS: the bytes of a locked photo must never reach the page.',
    changes: {
      '2026-11-22':
        '`isLocked` of a photo replaces `state` and `label`. `lockText` is now `description` and `lockAction` is now `actions`. `firstNumber` counts on from photos shown elsewhere. The number of columns follows the number of photos.',
    },
    keys: { Tab: 'from photo to photo', 'Enter, Space': 'open the photo' },
    data: { 'data-state': 'on each photo: `open` or `locked`' },
  }),
} satisfies Meta<typeof PhotoGrid>

export default meta
type Story = StoryObj<typeof meta>

export const AllOpen: Story = {
  decorators: [column],
  args: { description: undefined },
}

export const SomeLocked: Story = {
  decorators: [column],
  args: { photos: [...open(1), ...locked(4)] },
}

export const AllLocked: Story = { decorators: [column], args: { photos: locked(3) } }

export const OnePhoto: Story = {
  decorators: [column],
  args: { photos: open(1), description: undefined },
}

export const NoMorePhotos: Story = {
  name: 'The only photo is the large one',
  decorators: [column],
  args: { photos: [] },
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    photos: [...open(1), ...locked(2)],
    description: 'Mit einer Premium-Mitgliedschaft siehst du sämtliche Fotos dieser Person.',
    actions: <Link href="#premium">Was die Premium-Mitgliedschaft beinhaltet</Link>,
  },
}

export const EachPhotoOpens: Story = {
  ...AllOpen,
  name: 'PRO-1 each photo opens',
  tags: ['test-only', '!autodocs'],
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

export const TheFocusShowsOnThePhoto: Story = {
  name: 'PRO-1 the focus shows on the photo',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const photo = within(canvasElement).getByRole('button', { name: 'Enlarge photo 1' })
    await expect(photo).toHaveFocus()
    await expect(getComputedStyle(photo, '::after').outlineWidth).toBe('3px')
  },
}

export const LockedPhotosCannotBeOpenedAndSayWhy: Story = {
  ...SomeLocked,
  name: 'PRO-2 locked photos cannot be opened and say why',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getAllByRole('img', { name: 'Locked photo, blurred' })).toHaveLength(4)
    await expect(canvas.getByText('Premium shows you all photos of Anna.')).toBeVisible()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, focus: {} },
  { width: 'lg', rows: { open: {}, locked: { photos: [...open(1), ...locked(4)] } } },
)
