import type { Meta, StoryObj } from '@storybook/react-vite'
import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
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
    value: 'photo-0',
    onChange: fn(),
    title: 'Photos of Anna',
  },
  render: function Viewing(args) {
    const [isOpen, setOpen] = useState(args.isOpen ?? false)
    const [shownId, setShownId] = useState(args.value)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Enlarge the photo of Anna</Button>
        <PhotoViewer
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next)
            args.onOpenChange?.(next)
          }}
          value={shownId}
          onChange={(id) => {
            setShownId(id)
            args.onChange?.(id)
          }}
        />
      </>
    )
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['lightbox', 'gallery', 'carousel'],
    coversWindow: true,
    what: 'One picture after the other, as large as the window, always on a dark ground.',
    when: 'When somebody opens a photo on a profile, in a gallery or in a conversation.',
    whenNot: 'For a locked photo: locked photos are not passed.',
    good: 'Pass the largest size that the window can use, and an `alt` for each photo.',
    bad: 'Do not start a slide show, and do not pass small copies.',
    changes: {
      '2026-11-29':
        '`photoId`, `defaultPhotoId` and `onPhotoChange` are now `value`, `defaultValue` and `onChange`.',
      '2026-11-22':
        '`shownId` is now `photoId` and `onShow` is now `onPhotoChange`; it also works uncontrolled, with `defaultPhotoId`. `fictionalWarning` is now `fictionalDescription`. The labels of its buttons are gone: they come from LabelsProvider.',
    },
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
      'data-shown': 'on the mark of the photo that is shown',
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

export const Open: Story = {}

const drag = (stage: HTMLElement, from: number, to: number, pointerId = 1) => {
  const at = (x: number) => ({ pointerId, button: 0, clientX: x, clientY: 300, isPrimary: true })
  fireEvent.pointerDown(stage, at(from))
  fireEvent.pointerMove(stage, at(to))
  fireEvent.pointerUp(stage, at(to))
}

export const Enlarged: Story = {
  parameters: {
    docs: { description: { story: 'The photo grows by its button, so the story presses it.' } },
  },
  play: async () => {
    await userEvent.click(within(await viewer()).getByRole('button', { name: 'Enlarge' }))
  },
}

export const Closed: Story = {
  name: 'Opened by a button',
  args: { isOpen: false },
}

export const Fictional: Story = {
  args: { fictionalLabel: 'Fictional profile' },
}

export const OnePhoto: Story = {
  args: { photos: photos.slice(0, 1) },
}

const Still = (args: PhotoViewerProps) => <PhotoViewer {...args} />

export const LongGerman: Story = {
  name: 'Long words in German',
  globals: { locale: 'de' },
  render: Still,
  args: {
    title: 'Fotos von Aleksandra-Wilhelmina',
    fictionalLabel: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)',
  },
}

export const Landscape: Story = {
  name: 'In a window wider than high',
  globals: { viewport: { value: 'desk' } },
}

export const ArrowsFirstAndLastRoundTheEnd: Story = {
  ...Open,
  name: 'PRO-1 arrows, first and last, round the end',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const dialog = await viewer()
    await shown(dialog, 1)
    await userEvent.keyboard('{ArrowRight}')
    await shown(dialog, 2)
    await expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 3')
    const shownMarks = dialog.querySelectorAll('[data-shown]')
    await expect(shownMarks).toHaveLength(1)
    await expect(shownMarks[0]?.previousElementSibling).not.toBeNull()
    await expect(shownMarks[0]?.nextElementSibling).not.toBeNull()
    await userEvent.keyboard('{End}')
    await shown(dialog, 3)
    await userEvent.keyboard('{ArrowRight}')
    await shown(dialog, 1)
    await userEvent.keyboard('{ArrowLeft}')
    await shown(dialog, 3)
  },
}

export const ButtonsShowTheNextPhotoAndClose: Story = {
  name: 'buttons show the next photo and close',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const dialog = await viewer()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next photo' }))
    await shown(dialog, 2)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous photo' }))
    await shown(dialog, 1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ASwipeShowsTheNextPhoto: Story = {
  name: 'PRO-1 a swipe shows the next photo',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const dialog = await viewer()
    drag(stageOf(dialog), 900, 100)
    await shown(dialog, 2)
    drag(stageOf(dialog), 100, 900)
    await shown(dialog, 1)
  },
}

export const EnlargedByButtonKeyDoubleTapAndTwoFingers: Story = {
  name: 'PRO-1 enlarged by button, key, double tap and two fingers',
  tags: ['test-only', '!autodocs'],
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

export const FocusIsTrappedAndRestored: Story = {
  ...Closed,
  name: 'MOD-6 focus is trapped and restored, and the page behind stays where it is',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Enlarge the photo of Anna' })
    await userEvent.click(opener)
    const dialog = await viewer()
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).toBe('hidden'))
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(getComputedStyle(document.body).overflowY).not.toBe('hidden')
  },
}

export const AFictionalPersonIsNamedSo: Story = {
  ...Fictional,
  name: 'TRU-1 a fictional person is named so',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const dialog = await viewer()
    await waitFor(() => expect(within(dialog).getByText('Fictional profile')).toBeVisible())
  },
}

export const ASinglePhotoHasNoNext: Story = {
  ...OnePhoto,
  name: 'a single photo has no next',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const dialog = await viewer()
    await expect(within(dialog).queryByRole('button', { name: 'Next photo' })).toBeNull()
    await expect(dialog.querySelector('[data-shown]')).toBeNull()
  },
}

export const TheWholePhotoFitsAWindowThatIsWiderThanHigh: Story = {
  ...Landscape,
  name: 'PRO-1 the whole photo fits a window that is wider than high',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const picture = within(await viewer()).getByRole('img')
    const { width, height } = picture.getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(window.innerWidth)
    await expect(height).toBeLessThanOrEqual(window.innerHeight)
    await expect(getComputedStyle(picture).objectFit).toBe('contain')
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, fictional: { ...Fictional.args } },
  { coversWindow: true },
)

/** Another button in the bar, for example to report the photo. */
export const WithAction: Story = {
  args: {
    actions: <IconButton variant="onPhoto" label="Report this photo" icon={<Flag size="1em" />} />,
  },
  play: async () => {
    const dialog = await viewer()
    const report = within(dialog).getByRole('button', { name: 'Report this photo' })
    await waitFor(() => expect(report).toBeVisible())
  },
}
