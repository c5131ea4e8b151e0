import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { Select } from './index.ts'

const options = [
  { id: 'NL', label: 'Netherlands' },
  { id: 'BE', label: 'Belgium' },
  { id: 'DE', label: 'Germany' },
  { id: 'PL', label: 'Poland' },
  { id: 'SE', label: 'Sweden', isDisabled: true },
]

const meta = {
  title: 'Fields/Select',
  component: Select,
  decorators: [column],
  args: { label: 'Country', options, placeholder: 'Choose', name: 'country', onChange: fn() },
  parameters: page({
    what: 'One of many, in a list. It begins as the browser’s own list, stays that under a finger, and elsewhere turns into ours.',
    when: 'For five to thirty known choices: country, body type, how to sort.',
    whenNot:
      'For two to four: RadioGroup. For a list that one types in, as towns: ComboBox. On a page without script: NativeSelect.',
    good: 'Sort by the reader’s language, and leave it empty with a placeholder rather than guess.',
    bad: 'Do not hide a choice that costs something in it.',
    keys: {
      'Enter, Space, Arrow down': 'opens the list',
      'Arrow up, Arrow down': 'the next entry',
      'A letter': 'the next entry that begins with it',
      Enter: 'takes it',
      Escape: 'closes the list and keeps what was chosen',
    },
    data: {
      'data-ready': 'once the styled list has loaded',
      'data-placeholder': 'on the words while nothing is chosen',
    },
  }),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /Country/ })
    const { height } = button.getBoundingClientRect()
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('option', { name: 'Germany' }))
    await expect(args.onChange).toHaveBeenCalledWith('DE')
    await waitFor(() => expect(button).toHaveTextContent('Germany'))
    await expect(button.getBoundingClientRect().height).toBe(height)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    const sent = canvasElement.querySelector<HTMLSelectElement>('select[name="country"]')
    await expect(sent?.value).toBe('DE')
  },
}

export const Controlled: Story = {
  render: function Controlled(args) {
    const [country, setCountry] = useState<string | null>('PL')
    return <Select {...args} value={country} onChange={setCountry} />
  },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /Poland/ })
    button.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(button).toHaveTextContent('Germany'))
  },
}

export const WithError: Story = { args: { errorMessage: 'Please choose one.' } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'NL' } }

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'))
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toBeVisible())
  },
}
