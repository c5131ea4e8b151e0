import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FileDrop } from '../FileDrop/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { type OwnPhoto, OwnPhotoGrid, type OwnPhotoLabels, type OwnPhotoOrder } from './index.ts'

const labels: OwnPhotoLabels = {
  positionText: (position, count) => `${position} of ${count}`,
  states: { pending: 'Being checked', rejected: 'Not accepted' },
  main: 'Main photo',
  makeMain: 'Make main photo',
  remove: 'Remove',
  menuLabel: (position) => `Change photo ${position}`,
}

const order: OwnPhotoOrder = {
  onChange: fn(),
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  dragLabel: (position) => `Move photo ${position}`,
}

const photos: readonly OwnPhoto[] = [
  { id: 'a', photo: portrait(10), state: 'active', isMain: true },
  { id: 'b', photo: portrait(10, 1), state: 'active' },
  { id: 'c', photo: portrait(10, 2), state: 'pending' },
  { id: 'd', photo: portrait(2, 1), state: 'rejected', reason: 'Somebody else is on it.' },
]

const meta = {
  title: 'People/OwnPhotoGrid',
  component: OwnPhotoGrid,
  decorators: [column],
  args: {
    label: 'Your photos',
    photos,
    labels,
    order,
    onMakeMain: fn(),
    onRemove: fn(),
    addPhoto: <FileDrop label="Add a photo" dropText="or drop it here" />,
  },
  render: function Ordering(args) {
    const [shown, setShown] = useState(args.photos)
    return (
      <OwnPhotoGrid
        {...args}
        photos={shown}
        order={
          args.order && {
            ...args.order,
            onChange(ids) {
              setShown(ids.flatMap((id) => shown.filter((photo) => photo.id === id)))
              args.order?.onChange(ids)
            },
          }
        }
      />
    )
  },
  parameters: page({
    what: 'The member’s own photos: their status, which is the main one, and their order.',
    when: 'On the page where a member edits the profile, and in the photo step of a signup.',
    whenNot: 'For the photos of others: PhotoGrid.',
    good: 'Say in words why a photo was refused. Ask before removing one.',
    bad: 'Do not make drag the only way: the menu of each photo moves it too.',
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
  name: 'PRO-2 pending, active and rejected',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: 'Your photos' })
    const rows = await within(grid).findAllByRole('row')
    await expect(rows).toHaveLength(4)
    await expect(rows[0]).toHaveTextContent('Main photo')
    await expect(rows[2]).toHaveTextContent('Being checked')
    await expect(rows[3]).toHaveTextContent('Not accepted')
    await expect(rows[3]).toHaveTextContent('Somebody else is on it.')
  },
}

export const ByMenu: Story = {
  name: 'PRO-1 order by the menu',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Change photo 2' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move earlier' }))
    await expect(args.order?.onChange).toHaveBeenLastCalledWith(['b', 'a', 'c', 'd'])
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 4'))
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

export const ByKeyboard: Story = {
  name: 'PRO-1 order by keyboard drag',
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
    await waitFor(() => expect(args.order?.onChange).toHaveBeenCalledOnce())
  },
}

export const ArrowsGoRound: Story = {
  name: 'PRO-1 arrow keys go from photo to photo',
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('row')
    await userEvent.tab()
    await expect(rows[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(rows[1]).toHaveFocus()
  },
}

export const FixedOrder: Story = {
  name: 'PRO-1 without an order: the menu makes main and removes',
  args: {
    order: undefined,
    addPhoto: <FileDrop variant="tile" label="Add a photo" dropText="or drop it here" />,
  },
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

export const OnePhoto: Story = { args: { photos: photos.slice(0, 1) } }

export const NoPhoto: Story = { args: { photos: [] } }

export const Disabled: Story = { args: { isDisabled: true } }

export const LongGerman: Story = {
  name: 'LOC-5 German at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Deine Fotos',
    photos: photos.map((photo) =>
      photo.state === 'rejected'
        ? { ...photo, reason: 'Auf diesem Foto ist offenbar eine andere Person zu sehen.' }
        : photo,
    ),
    labels: {
      ...labels,
      states: { pending: 'Wird noch überprüft', rejected: 'Nicht freigegeben' },
      main: 'Hauptfoto des Profils',
      makeMain: 'Als Hauptfoto verwenden',
    },
    order: {
      ...order,
      moveEarlier: 'Weiter nach vorn verschieben',
      moveLater: 'Weiter nach hinten verschieben',
    },
    addPhoto: <FileDrop label="Weiteres Foto hinzufügen" />,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LongFinnish: Story = {
  name: 'LOC-5 Finnish at 320 px',
  globals: { locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Omat kuvat',
    labels: {
      ...labels,
      states: { pending: 'Odottaa tarkistusta', rejected: 'Kuvaa ei hyväksytty' },
      main: 'Profiilikuva',
    },
  },
}
