import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { RadioGroup } from './index.ts'

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  decorators: [column],
  args: {
    label: 'I am looking for',
    options: [
      { id: 'female', label: 'Women' },
      { id: 'male', label: 'Men' },
      { id: 'both', label: 'Both' },
    ],
    defaultValue: 'female',
    name: 'seeks',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Segmented: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup', { name: 'I am looking for' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Men' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('male')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('both')
  },
}

export const List: Story = {
  args: {
    label: 'Before you go',
    variant: 'list',
    defaultValue: 'pause',
    options: [
      { id: 'pause', label: 'Pause', description: 'Nobody sees you until you come back.' },
      { id: 'delete', label: 'Delete', description: 'All is erased after 14 days.' },
    ],
  },
}

export const WithFault: Story = {
  args: {
    errorMessage: 'Choose one.',
    description: 'You can change it later.',
    defaultValue: undefined,
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongGerman: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    options: [
      { id: 'a', label: 'Freundschaft' },
      { id: 'b', label: 'Lebenspartnerschaft' },
      { id: 'c', label: 'Freizeitbegleitung' },
    ],
    defaultValue: 'b',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
