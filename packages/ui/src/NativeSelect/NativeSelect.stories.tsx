import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
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
  parameters: page({
    what: 'The browser’s own list: works with no script, and is the best one under a thumb.',
    when: 'On landers and wherever the page may be read before its script.',
    whenNot:
      'For two to four choices: RadioGroup. For a list that one types in: ComboBox. In the members area: Select, which begins as this one.',
    good: 'Put the likeliest entry first or sort by the reader’s language.',
    bad: 'Do not use it to go to another page on change without a button.',
    keys: {
      'Space, Arrow down': 'opens the list',
      'Arrow keys': 'the next entry',
      'A letter': 'the next entry that begins with it',
      Escape: 'closes the list',
    },
  }),
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

export const WithError: Story = {
  args: {
    placeholder: 'Choose',
    errorMessage: 'Please choose one.',
    description: 'For these pages and for e-mails to you.',
  },
}

export const HiddenLabel: Story = { args: { isLabelHidden: true, defaultValue: 'de' } }
