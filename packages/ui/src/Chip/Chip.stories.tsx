import type { Meta, StoryObj } from '@storybook/react-vite'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { narrow, row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { regions } from '../stories/places.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Chip, ChipList } from './index.ts'

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  decorators: [row],
  args: { label: 'Online now', onRemove: fn() },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['tag', 'removable chip', 'filter chip'],
    what: 'A choice in one or two words that can be taken away (Chip), and several of them in a row that wraps (ChipList).',
    when: 'Above results, for the filters that are on; in a field, for what was chosen from a long list.',
    whenNot:
      'For switching something on and off: Checkbox or InterestPicker. For a fact: Badge. For an action: Button.',
    good: 'Write each chip so that it makes sense alone: “18 to 40”, not “Age”. Offer one button that removes them all.',
    bad: 'Do not leave out what was chosen. Do not make the chip do something else when it is pressed beside its close button.',
    keys: {
      'Enter, Space, Delete, Backspace': 'takes the chip away; the focus goes to its neighbour',
      Tab: 'to the next chip',
    },
  }),
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Removable: Story = {}

export const Plain: Story = { render: ({ label }) => <Chip label={label} /> }

export const WithIcon: Story = {
  args: { icon: <MapPin size="1em" />, label: 'Zwolle', tone: 'primary' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Tones: Story = {
  render: (args) => (
    <>
      <Chip {...args} tone="neutral" />
      <Chip {...args} tone="primary" />
      <Chip {...args} tone="secondary" />
      <Chip {...args} tone="info" />
    </>
  ),
}

export const List: Story = {
  render: function Removing() {
    const [chosen, setChosen] = useState(regions.slice(0, 5))
    return (
      <ChipList
        label="Region"
        tone="primary"
        items={chosen}
        onRemove={(id) => setChosen(chosen.filter((each) => each.id !== id))}
        actions={
          <Button variant="quiet" tone="neutral" size="sm" onPress={() => setChosen([])}>
            Clear filters
          </Button>
        }
      />
    )
  },
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Freizeitbeschäftigungen und Unternehmungsvorschläge',
    icon: <MapPin size="1em" />,
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {}, disabled: { isDisabled: true } },
  { width: 'sm', rows: { neutral: {}, primary: { tone: 'primary' } } },
)

export const TheFocusGoesToTheNeighbour: Story = {
  ...List,
  name: 'after a removal the focus goes to the neighbour',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Flevoland' }))
    await expect(canvas.getByRole('button', { name: 'Remove Friesland' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.queryByText('Friesland')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove Gelderland' })).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
