import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
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
  args: {
    label: 'Country',
    options,
    placeholder: 'Prefer not to say',
    name: 'country',
    onChange: fn(),
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['dropdown', 'picker', 'list box'],
    what: 'One of many, in the browser’s own list: it works without script, and a phone shows its own picker. With a mouse the list is styled in browsers that support it.',
    when: 'For five to thirty known choices: country, body type, how to sort.',
    whenNot:
      'For two to four: RadioGroup. For a long list that one types in, such as towns: ComboBox.',
    good: 'Sort by the reader’s language, and leave it empty with a placeholder rather than guess.',
    bad: 'Do not preselect or hide a choice that costs something.',
    changes: { '2026-11-22': '`onBlur` is new.' },
    keys: {
      'Enter, Space, Arrow down': 'opens the list',
      'Arrow up, Arrow down': 'the next entry',
      'A letter': 'the next entry that begins with it',
      Enter: 'takes it',
      Escape: 'closes the list and keeps what was chosen',
    },
  }),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Controlled: Story = {
  render: function Controlled(args) {
    const [country, setCountry] = useState('PL')
    return <Select {...args} value={country} onChange={setCountry} />
  },
}

export const WithError: Story = {
  args: {
    errorMessage: 'Please choose one.',
    description: 'For these pages and for e-mails to you.',
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'NL' } }

export const HiddenLabel: Story = { args: { isLabelHidden: true, defaultValue: 'DE' } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Land des gewöhnlichen Aufenthalts',
    options: [{ id: 'a', label: 'Mecklenburgisch-Vorpommersche Boddenlandschaft' }, ...options],
    defaultValue: 'a',
  },
}

export const ACountryIsChosen: Story = {
  ...Empty,
  name: 'a country is chosen',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Country' })
    await expect(list).toHaveDisplayValue('Prefer not to say')
    await userEvent.selectOptions(list, 'Germany')
    await expect(args.onChange).toHaveBeenCalledWith('DE')
    await expect(list).toHaveDisplayValue('Germany')
    await expect(within(list).getByRole('option', { name: 'Sweden' })).toBeDisabled()
    await expect(canvasElement.querySelector('select[name="country"]')).toHaveValue('DE')
  },
}

export const TheChoiceIsTakenBack: Story = {
  ...Controlled,
  name: 'the choice is taken back',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox')
    await expect(list).toHaveDisplayValue('Poland')
    await userEvent.selectOptions(list, '')
    await expect(list).toHaveDisplayValue('Prefer not to say')
  },
}

export const TheErrorBelongsToTheList: Story = {
  ...WithError,
  name: 'the error belongs to the list',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox')
    await expect(list).toBeInvalid()
    await expect(list).toHaveAccessibleDescription(/e-mails to you.*Please choose one/)
  },
}

export const AllStates = statesOf(meta, {
  rest: {},
  hover: {},
  focus: {},
  selected: { defaultValue: 'NL' },
  disabled: { isDisabled: true, defaultValue: 'NL' },
  error: { errorMessage: 'Please choose one.' },
})
