import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FileDrop } from '../FileDrop/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { type OwnPhoto, OwnPhotoGrid } from './index.ts'

const photos: readonly OwnPhoto[] = [
  { id: 'a', photo: portrait(10), state: 'active', isMain: true },
  { id: 'b', photo: portrait(10, 1), state: 'active' },
  { id: 'c', photo: portrait(10, 2), state: 'pending' },
  { id: 'd', photo: portrait(2, 1), state: 'rejected', reason: 'Someone else is on it.' },
]

const meta = {
  title: 'People/OwnPhotoGrid',
  component: OwnPhotoGrid,
  decorators: [column],
  args: {
    label: 'Your photos',
    photos,
    onOrderChange: fn(),
    onMakeMain: fn(),
    onRemove: fn(),
    addPhoto: <FileDrop label="Add a photo" />,
  },
  render: function Ordering(args) {
    const [shown, setShown] = useState(args.photos)
    return (
      <OwnPhotoGrid
        {...args}
        photos={shown}
        onOrderChange={(ids) => {
          setShown(ids.flatMap((id) => shown.filter((photo) => photo.id === id)))
          args.onOrderChange?.(ids)
        }}
      />
    )
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['photo manager', 'upload', 'sortable gallery'],
    what: 'The member’s own photos: their status, which is the main one, and their order.',
    when: 'On the page where a member edits the profile, and in the photo step of a signup.',
    whenNot: 'For the photos of others: PhotoGrid.',
    good: 'Say in words why a photo was rejected, and ask before removing one.',
    bad: 'Do not reject a photo without a reason. Do not make dragging the only way to sort: the menu of each photo moves it too.',
    changes: {
      '2026-11-23':
        'By keyboard, a photo goes through the others one after the other, also the last one in a row of its own.',
      '2026-11-22':
        '`labels` and `order` are gone: the words come from LabelsProvider, and `onOrderChange` makes the photos sortable. `foot` is now `footer`. Marks are smaller on small photos.',
    },
    keys: {
      'Arrow keys': 'from photo to photo',
      Tab: 'into a photo: its handle, then its menu',
      'Enter on the handle':
        'takes the photo up; arrows choose another’s place, Enter puts it there, Escape leaves it',
      'Enter on the menu': 'make main, move earlier, move later, remove',
    },
    data: {
      'data-ready': 'once the photos can be sorted',
      'data-state': 'on each photo: `pending`, `active` or `rejected`',
      'data-main': 'on the main photo',
      'data-dragging': 'on the photo that is moved',
      'data-drop-target': 'on the photo whose position it would take',
    },
  }),
} satisfies Meta<typeof OwnPhotoGrid>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  name: 'Pending, active and rejected',
}

export const FixedOrder: Story = {
  render: ({ onOrderChange: _unused, ...args }) => <OwnPhotoGrid {...args} />,
  args: {
    addPhoto: <FileDrop variant="tile" label="Add a photo" />,
  },
}

export const OnePhoto: Story = { args: { photos: photos.slice(0, 1) } }

export const NoPhoto: Story = { args: { photos: [] } }

export const Disabled: Story = { args: { isDisabled: true } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Deine Fotos',
    photos: photos.map((photo) =>
      photo.state === 'rejected'
        ? { ...photo, reason: 'Auf diesem Foto ist offenbar eine andere Person zu sehen.' }
        : photo,
    ),
    addPhoto: <FileDrop label="Weiteres Foto hinzufügen" />,
  },
}

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Omat kuvat',
  },
}

export const PendingActiveAndRejectedPhotosSaySo: Story = {
  ...States,
  name: 'PRO-2 pending, active and rejected photos say so',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: 'Your photos' })
    const rows = await within(grid).findAllByRole('row')
    await expect(rows).toHaveLength(4)
    await expect(rows[0]).toHaveTextContent('Main photo')
    await expect(rows[2]).toHaveTextContent('Being checked')
    await expect(rows[3]).toHaveTextContent('Not accepted')
    await expect(rows[3]).toHaveTextContent('Someone else is on it.')
  },
}

export const OrderByTheMenu: Story = {
  name: 'PRO-1 order by the menu',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change photo 2' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move earlier' }))
    await expect(args.onOrderChange).toHaveBeenLastCalledWith(['b', 'a', 'c', 'd'])
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Photo 1'))
    await userEvent.click(canvas.getByRole('button', { name: 'Change photo 3' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make main photo' }))
    await expect(args.onMakeMain).toHaveBeenCalledWith('c')
    await userEvent.click(canvas.getByRole('button', { name: 'Change photo 4' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove' })).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: 'Make main photo' })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledWith('d')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const OrderByKeyboardDrag: Story = {
  name: 'PRO-1 order by keyboard drag',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const handle = await canvas.findByRole('button', { name: /Move photo 3/ })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.tab()
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(handle).not.toHaveFocus())
    const first = document.activeElement
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).not.toBe(first))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onOrderChange).toHaveBeenCalledOnce())
  },
}

export const TheLastPhotoByKeyboardInTwoColumns: Story = {
  name: 'PRO-1 the last photo by keyboard, in a row of its own',
  tags: ['test-only', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
  args: { photos: photos.slice(0, 3) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const handle = await canvas.findByRole('button', { name: /Move photo 3/ })
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Drop on Photo 2'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Drop on Photo 1'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onOrderChange).toHaveBeenCalledWith(['c', 'a', 'b']))
  },
}

export const ArrowKeysGoFromPhotoToPhoto: Story = {
  name: 'PRO-1 arrow keys go from photo to photo',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('row')
    await userEvent.tab()
    await expect(rows[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(rows[1]).toHaveFocus()
  },
}

export const WithoutAnOrderTheMenuMakesMainAndRemoves: Story = {
  ...FixedOrder,
  name: 'PRO-1 without an order: the menu makes main and removes',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Your photos' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.queryByRole('button', { name: /Move photo/ })).toBeNull()
    canvas.getByRole('button', { name: 'Change photo 3' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await expect(screen.queryByRole('menuitem', { name: 'Move earlier' })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Make main photo' }))
    await expect(args.onMakeMain).toHaveBeenCalledWith('c')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Change photo 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledWith('a')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: { photos: photos.slice(0, 2) },
    disabled: { isDisabled: true, photos: photos.slice(0, 2) },
    empty: { photos: [] },
    'being checked': { photos: photos.slice(2, 3) },
    'not accepted': { photos: photos.slice(3) },
  },
  { width: 'lg' },
)
