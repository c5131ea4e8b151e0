import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { Switch } from './index.ts'

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  decorators: [column],
  args: {
    label: 'Somebody likes me',
    description: 'Choose what you want to hear about. Each change is saved at once.',
  },
  parameters: page({
    what: 'On or off, and it takes effect at once.',
    when: 'In settings: kinds of notices, privacy mode.',
    whenNot: 'In a form that is sent: Checkbox. For a choice of two things: RadioGroup.',
    good: 'Name what is on in the label, and say in the description what follows.',
    bad: 'Do not let its label change with its state, and do not ask for a button to save.',
    keys: { Space: 'on or off', Tab: 'to the next one' },
  }),
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
