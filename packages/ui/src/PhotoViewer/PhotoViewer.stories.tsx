import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { PhotoViewer, type PhotoViewerProps } from './index.ts'

const photos = [0, 1, 2].map((scene) => ({
  id: `photo-${scene}`,
  photo: portrait(0, scene),
  alt: `Photo ${scene + 1} of 3 of Anna`,
}))

const meta = {
  title: 'People/PhotoViewer',
  component: PhotoViewer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    photos,
    shownId: 'photo-0',
    onShow: fn(),
    title: 'Photos of Anna',
    countText: '1 of 3',
    closeLabel: 'Close the photo',
    previousLabel: 'Previous photo',
    nextLabel: 'Next photo',
    zoomInLabel: 'Enlarge',
    zoomOutLabel: 'Show the whole photo',
  },
  render: function Viewing(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const [shownId, setShownId] = useState(args.shownId)
    const number = args.photos.findIndex(({ id }) => id === shownId) + 1
    return (
      <>
        <Button onPress={() => setOpen(true)}>Enlarge the photo of Anna</Button>
        <PhotoViewer
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next)
            args.onOpenChange(next)
          }}
          shownId={shownId}
          onShow={(id) => {
            setShownId(id)
            args.onShow(id)
          }}
          countText={`${number} of ${args.photos.length}`}
        />
      </>
    )
  },
  parameters: page({
    coversWindow: true,
    what: 'One picture after the other, as large as the window, always on a dark ground.',
    when: 'When somebody opens a photo on a profile, in a gallery or in a conversation.',
    whenNot: 'For a locked photo: locked photos are not passed.',
    good: 'Pass the largest size that the window can use, and one `alt` for each picture.',
    bad: 'Do not start a slide show automatically.',
    keys: {
      'Left, Right': 'previous and next photo, after the last the first; move an enlarged photo',
      'Up, Down': 'move an enlarged photo',
      'Home, End': 'first and last photo',
      '+, -, 0': 'enlarge, make smaller, show the whole photo',
      Escape: 'closes; the focus goes back to the photo that was opened',
    },
    data: {
      'data-enlarged': 'on the stage, while the photo is larger than its frame',
      'data-held': 'on the stage, while a finger drags the photo',
    },
  }),
} satisfies Meta<typeof PhotoViewer>

export default meta
type Story = StoryObj<typeof meta>

const viewer = () => screen.findByRole('dialog', { name: 'Photos of Anna' })
const shown = (dialog: HTMLElement, number: number) =>
  waitFor(() =>
    expect(within(dialog).getByRole('img')).toHaveAccessibleName(`Photo ${number} of 3 of Anna`),
  )

const stageOf = (dialog: HTMLElement) => {
  const stage = within(dialog).getByRole('img').parentElement
  if (stage === null) throw new Error('The photo has no stage.')
  return stage
}

export const ByKeyboard: Story = {
  name: 'PRO-1 arrows, first and last, round the end',
  play: async () => {
    const dialog = await viewer()
    await shown(dialog, 1)
    await userEvent.keyboard('{ArrowRight}')
    await shown(dialog, 2)
    await expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 3')
    await userEvent.keyboard('{End}')
    await shown(dialog, 3)
    await userEvent.keyboard('{ArrowRight}')
    await shown(dialog, 1)
    await userEvent.keyboard('{ArrowLeft}')
    await shown(dialog, 3)
  },
}

export const ByButtons: Story = {
  play: async () => {
    const dialog = await viewer()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next photo' }))
    await shown(dialog, 2)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous photo' }))
    await shown(dialog, 1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the photo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const drag = (stage: HTMLElement, from: number, to: number, pointerId = 1) => {
  const at = (x: number) => ({ pointerId, button: 0, clientX: x, clientY: 300, isPrimary: true })
  fireEvent.pointerDown(stage, at(from))
  fireEvent.pointerMove(stage, at(to))
  fireEvent.pointerUp(stage, at(to))
}

export const BySwipe: Story = {
  name: 'PRO-1 a swipe shows the next photo',
  play: async () => {
    const dialog = await viewer()
    drag(stageOf(dialog), 900, 100)
    await shown(dialog, 2)
    drag(stageOf(dialog), 100, 900)
    await shown(dialog, 1)
  },
}

export const Enlarging: Story = {
  name: 'PRO-1 enlarged by button, key, double tap and two fingers',
  play: async () => {
    const dialog = await viewer()
    const stage = stageOf(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enlarge' }))
    await expect(stage).toHaveAttribute('data-enlarged')
    await userEvent.keyboard('{ArrowRight}')
    await shown(dialog, 1)
    await userEvent.keyboard('0')
    await expect(stage).not.toHaveAttribute('data-enlarged')
    drag(stage, 200, 200)
    drag(stage, 201, 201)
    await waitFor(() => expect(stage).toHaveAttribute('data-enlarged'))
    await userEvent.keyboard('-')
    await userEvent.keyboard('-')
    await expect(stage).not.toHaveAttribute('data-enlarged')
    const finger = (pointerId: number, x: number) => ({
      pointerId,
      button: 0,
      clientX: x,
      clientY: 200,
    })
    fireEvent.pointerDown(stage, finger(1, 180))
    fireEvent.pointerDown(stage, finger(2, 220))
    fireEvent.pointerMove(stage, finger(2, 300))
    fireEvent.pointerUp(stage, finger(2, 300))
    fireEvent.pointerUp(stage, finger(1, 180))
    await waitFor(() => expect(stage).toHaveAttribute('data-enlarged'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show the whole photo' }))
    await expect(stage).not.toHaveAttribute('data-enlarged')
  },
}

export const FocusKept: Story = {
  name: 'MOD-6 focus is trapped and restored',
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Enlarge the photo of Anna' })
    await userEvent.click(opener)
    const dialog = await viewer()
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Fictional: Story = {
  name: 'TRU-1 fictional',
  args: { fictionalLabel: 'Fictional profile' },
  play: async () => {
    const dialog = await viewer()
    await waitFor(() => expect(within(dialog).getByText('Fictional profile')).toBeVisible())
  },
}

export const OnePhoto: Story = {
  args: { photos: photos.slice(0, 1) },
  play: async () => {
    const dialog = await viewer()
    await expect(within(dialog).queryByRole('button', { name: 'Next photo' })).toBeNull()
  },
}

const Still = (args: PhotoViewerProps) => <PhotoViewer {...args} />

export const LongGerman: Story = {
  name: 'LOC-5 German',
  globals: { locale: 'de' },
  render: Still,
  args: {
    title: 'Fotos von Aleksandra-Wilhelmina',
    countText: 'Foto 12 von insgesamt 25',
    fictionalLabel: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)',
    closeLabel: 'Foto schließen',
  },
}

export const Landscape: Story = {
  name: 'PRO-1 the whole photo fits a window that is wider than high',
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    const picture = within(await viewer()).getByRole('img')
    const { width, height } = picture.getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(window.innerWidth)
    await expect(height).toBeLessThanOrEqual(window.innerHeight)
    await expect(getComputedStyle(picture).objectFit).toBe('contain')
  },
}
