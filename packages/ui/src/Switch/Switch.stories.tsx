import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { Switch } from './index.ts'

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  decorators: [column],
  args: {
    label: 'Somebody likes me',
    description: 'Choose what you want to hear about. Each change is saved at once.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'On or off at once, with no button to save. In a form that is sent, take Checkbox.',
      },
    },
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Toggles: Story = {
  render: function Toggles(args) {
    const [isSelected, setSelected] = useState(false)
    return <Switch {...args} isSelected={isSelected} onChange={setSelected} />
  },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Somebody likes me' })
    await userEvent.click(toggle)
    await expect(toggle).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(toggle).not.toBeChecked()
  },
}

export const On: Story = { args: { defaultSelected: true } }

export const Disabled: Story = { args: { isDisabled: true } }
