import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { NativeSelect } from './index.ts'

const meta = {
  title: 'Fields/NativeSelect',
  component: NativeSelect,
  decorators: [column],
  args: {
    label: 'Language',
    options: [
      { id: 'en', label: 'English' },
      { id: 'de', label: 'Deutsch' },
      { id: 'pl', label: 'Polski' },
    ],
    name: 'locale',
    onChange: fn(),
  },
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(list, 'pl')
    await expect(args.onChange).toHaveBeenCalledWith('pl')
  },
}

export const WithFault: Story = {
  args: {
    placeholder: 'Choose',
    errorMessage: 'Please choose one.',
    description: 'For these pages and for e-mails to you.',
  },
}

export const HiddenLabel: Story = { args: { isLabelHidden: true, defaultValue: 'de' } }
