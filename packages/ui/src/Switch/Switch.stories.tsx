import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Switch } from './index.ts'

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  decorators: [column],
  args: {
    label: 'Someone likes me',
    description: 'Each change is saved at once.',
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['toggle'],
    what: 'On or off, with immediate effect.',
    when: 'In settings: kinds of notifications, privacy mode.',
    whenNot: 'In a form that is sent: Checkbox. For a choice of two things: RadioGroup.',
    good: 'Name in the label what is on, and say in the description what follows.',
    bad: 'Do not change the label with the state, and do not require a save button.',
    changes: {
      '2026-11-22':
        '`value` is what a form posts while it is on. `isLabelHidden` and `onBlur` are new.',
    },
    keys: { Space: 'on or off', Tab: 'to the next one' },
  }),
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  render: function Toggles(args) {
    const [isSelected, setSelected] = useState(false)
    return <Switch {...args} isSelected={isSelected} onChange={setSelected} />
  },
}

export const On: Story = { args: { defaultSelected: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const TogglesByPointerAndBySpace: Story = {
  ...Off,
  name: 'toggles by pointer and by Space',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Someone likes me' })
    await userEvent.click(toggle)
    await expect(toggle).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(toggle).not.toBeChecked()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, focus: {}, disabled: { isDisabled: true } },
  { rows: { off: {}, on: { defaultSelected: true } } },
)
