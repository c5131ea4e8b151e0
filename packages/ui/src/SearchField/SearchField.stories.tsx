import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { SearchField } from './index.ts'

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  decorators: [column],
  args: { label: 'Find a name', name: 'q', onChange: fn(), onSubmit: fn() },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['search box'],
    what: 'A line of text to search by, with a button that empties it.',
    when: 'Above a list that grows shorter while one types: conversations, blocked members, gifts.',
    whenNot:
      'For choosing a place or another entry of a known list: ComboBox. For filters: SearchFilters.',
    good: 'Say in the label what is searched, and set `isPending` while the results are loading.',
    bad: 'Do not wait for Enter or a button if the list can follow every letter.',
    keys: { Escape: 'empties it', Enter: 'searches', Tab: 'to the list' },
    data: { 'data-empty': 'nothing is typed, so there is no button to empty it' },
  }),
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: 'Anna' } }

export const Pending: Story = { args: { defaultValue: 'Anna', isPending: true } }

export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: 'Find a name' } }

export const WithError: Story = {
  args: { defaultValue: 'Zwolle', errorMessage: 'Nothing found' },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Anna' } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Benachrichtigungseinstellungen durchsuchen',
    defaultValue: 'Datenschutzgrundverordnungskonformität',
    errorMessage: 'Keine Benachrichtigungskategorie trägt diese Bezeichnung.',
  },
}

export const AllStates = statesOf(meta, {
  rest: { ...Filled.args },
  hover: {},
  focus: {},
  disabled: { ...Disabled.args },
  pending: { ...Pending.args },
  error: { ...WithError.args },
  empty: {},
})

export const IsEmptiedByKeyAndByButton: Story = {
  ...Empty,
  name: 'is emptied by Escape and by its button',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('searchbox', { name: 'Find a name' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(box, 'Noor{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Noor')
    await expect(args.onSubmit).toHaveBeenCalledWith('Noor')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await userEvent.type(box, 'Bram')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
}
