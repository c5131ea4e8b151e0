import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { FileDrop } from './index.ts'

const meta = {
  title: 'Fields/FileDrop',
  component: FileDrop,
  decorators: [column],
  args: {
    label: 'Add a photo',
    description: 'Each one is checked by a person before others see it.',
    onFiles: fn(),
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['upload', 'file input', 'dropzone'],
    what: 'Takes photos by button, by drop, and on a phone from the camera.',
    when: 'To add photos: `area` where there are none yet, `tile` at the end of a grid.',
    whenNot: 'To order photos that are there: OwnPhotoGrid.',
    good: 'Say beforehand who sees the photo, what is checked, and how many fit.',
    bad: 'Do not make dropping the only way, and do not show an error without the limit that was exceeded.',
    changes: {
      '2026-11-22':
        '`progress` shows how much has been sent; while `isPending`, a bar replaces the words. `dropText` is gone. `isRequired`, `isLabelHidden` and `onBlur` are new.',
    },
    keys: { Tab: 'to the button', 'Enter, Space': 'opens the choice of files' },
    data: {
      'data-over': 'while a file is held over it',
      'data-pending': 'while photos are being sent',
    },
  }),
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

const photo = () => new File(['petals'], 'me.jpg', { type: 'image/jpeg' })

export const Area: Story = {}

export const WithError: Story = {
  args: {
    errorMessage:
      'We cannot open this file. Please choose a still picture as JPEG, PNG, WebP or AVIF.',
  },
}

export const Pending: Story = { args: { isPending: true } }

export const Tile: Story = {
  render: (args) => (
    <div style={{ inlineSize: 'min(10rem, 100%)' }}>
      <FileDrop {...args} variant="tile" description={undefined} />
    </div>
  ),
}

export const AFileIsChosenOrDropped: Story = {
  ...Area,
  name: 'a file is chosen or dropped',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Add a photo/)
    await userEvent.upload(input, photo())
    await expect(args.onFiles).toHaveBeenCalledOnce()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(photo())
    input.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    focus: {},
    disabled: { isDisabled: true },
    pending: { isPending: true },
    error: { ...WithError.args },
  },
  { rows: { area: {}, tile: { variant: 'tile', description: undefined } } },
)
