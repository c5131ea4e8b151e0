import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
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
  parameters: {
    docs: {
      description: {
        component:
          'One of many, in a list of our own. Arrow keys, type-ahead and Escape work. For a page without script take NativeSelect; for two to four choices RadioGroup.',
      },
    },
  },
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

export const WithFault: Story = { args: { errorMessage: 'Please choose one.' } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'NL' } }

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'))
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toBeVisible())
  },
}
