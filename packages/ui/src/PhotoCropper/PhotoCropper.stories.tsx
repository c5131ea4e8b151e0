import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { PhotoCropper } from './index.ts'

const meta = {
  title: 'Fields/PhotoCropper',
  component: PhotoCropper,
  decorators: [column],
  args: { src: portrait(4).src, label: 'Add a photo', onChange: fn() },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['crop', 'image editor'],
    what: 'Chooses the part of a photo that others see. The frame keeps the ratio of portraits; the photo is dragged, pinched, turned or moved with the keyboard.',
    when: 'After a photo was chosen, in a Dialog or on the photo step of the signup.',
    whenNot: 'For looking at a photo: PhotoViewer. For choosing a file: FileDrop.',
    good: 'Send the numbers from `onChange` with the whole photo, so that the choice can be changed later.',
    bad: 'Do not make it a step that cannot be skipped: without a choice, the middle of the photo is used.',
    keys: {
      'Arrow keys': 'move the photo under the frame; on the slider they change its size',
      Tab: 'to the slider and the button',
      'Enter, Space': 'turns the photo, on the button',
    },
    data: { 'data-disabled': 'it cannot be moved' },
  }),
} satisfies Meta<typeof PhotoCropper>

export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {}

export const Square: Story = { args: { ratio: 1 } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
}

export const AllStates = statesOf(
  meta,
  { rest: {}, focus: {}, disabled: { ...Disabled.args } },
  { width: 'lg', target: '[tabindex="0"]' },
)

export const MovesByKeyboard: Story = {
  args: { ratio: 1, name: 'crop' },
  name: 'PRO-1 the part is moved and turned by keyboard and reported in pixels',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    const area = canvas.getByRole('group', { name: 'Part of the photo that others see' })
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ x: 0, width: 800, height: 800, rotation: 0 }),
    )
    area.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.not.objectContaining({ y: 100 })),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the photo' }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ rotation: 90 })),
    )
    const field = canvasElement.querySelector<HTMLInputElement>('input[name="crop"]')
    await expect(field?.value).toContain('"rotation":90')
  },
}
