import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { DateField } from './index.ts'

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  decorators: [column],
  args: {
    label: 'Date of birth',
    name: 'date_of_birth',
    autoComplete: 'bday',
    onChange: fn(),
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['date picker', 'birthday'],
    what: 'A known date: day and year are typed, the month is chosen by name in the language of the page.',
    when: 'For a date of birth.',
    whenNot: 'For a day in the near future, which needs a calendar.',
    good: 'Say beside it who sees the date, and explain what is wrong with one: too young, no such day.',
    bad: 'Do not ask for the year with a list, and do not open a calendar at today.',
    changes: {
      '2026-11-22':
        '`labels` and `locale` are gone: words and language come from LabelsProvider. `value` controls it, and `isLabelHidden` and `onBlur` are new.',
    },
    keys: {
      Tab: 'to the next part',
      Figures: 'fill the day or the year',
      'A letter': 'in the month, the next one that begins with it',
    },
  }),
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { description: 'Only your age is shown.' } }

export const WithError: Story = {
  args: {
    defaultValue: '2015-02-01',
    errorMessage: 'You need to be 18 or older to join.',
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: '1990-05-31' },
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Geburtsdatum gemäß amtlichem Lichtbildausweis',
    errorMessage: 'Dieses Datum gibt es nicht. Bitte prüfe dein Geburtsdatum.',
    defaultValue: '1990-05-31',
  },
}

export const ADateIsTypedPartByPart: Story = {
  ...Plain,
  name: 'SGN-2 a date is typed part by part',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Date of birth' })
    const parts = within(group)
    await expect(group).toHaveAccessibleDescription(/Only your age is shown/)
    await userEvent.type(parts.getByRole('textbox', { name: 'Day' }), '3x1')
    await expect(parts.getByRole('textbox', { name: 'Day' })).toHaveValue('31')
    await userEvent.selectOptions(parts.getByRole('combobox', { name: 'Month' }), 'May')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(parts.getByRole('textbox', { name: 'Year' }), '1990')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-31')
    const sent = canvasElement.querySelector<HTMLInputElement>('input[name="date_of_birth"]')
    await expect(sent?.value).toBe('1990-05-31')
  },
}

export const TheErrorBelongsToTheDate: Story = {
  ...WithError,
  name: 'the error belongs to the date',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await expect(group).toHaveAccessibleDescription(/18 or older/)
    await expect(within(group).getByRole('textbox', { name: 'Year' })).toBeInvalid()
  },
}

export const AnErrorIsDeferredWhileTypingAndShownOnBlur: Story = {
  name: 'SGN-2 an error is deferred while typing and shown on blur',
  tags: ['test-only', '!autodocs'],
  render: function TooYoung(args) {
    const [date, setDate] = useState<string | null>(null)
    const error =
      date !== null && date > '2000-01-01' ? 'You need to be 18 or older to join.' : undefined
    return <DateField {...args} onChange={setDate} errorMessage={error} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const year = canvas.getByRole('textbox', { name: 'Year' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '31')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'May')
    await userEvent.type(year, '2015')
    await expect(canvas.queryByText(/18 or older/)).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/18 or older/)
    await userEvent.clear(year)
    await userEvent.type(year, '2016')
    await expect(canvas.getByText(/18 or older/)).toBeVisible()
    await userEvent.clear(year)
    await userEvent.type(year, '1990')
    await expect(canvas.queryByText(/18 or older/)).toBeNull()
  },
}

export const EnterShowsTheErrorAtOnce: Story = {
  name: 'SGN-2 Enter shows the error at once',
  tags: ['test-only', '!autodocs'],
  render: function Refused(args) {
    const [isRefused, setRefused] = useState(false)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setRefused(true)
        }}
      >
        <DateField {...args} errorMessage={isRefused ? 'This date does not exist.' : undefined} />
        <Button type="submit">Continue</Button>
      </form>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1990{Enter}')
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/does not exist/)
  },
}

export const EveryPartIsReachedAndChangedByKeys: Story = {
  name: 'SGN-2 every part is reached and changed by keys',
  tags: ['test-only', '!autodocs'],
  args: { defaultValue: '1990-05-20' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const day = canvas.getByRole('textbox', { name: 'Day' })
    const month = canvas.getByRole('combobox', { name: 'Month' })
    const year = canvas.getByRole('textbox', { name: 'Year' })
    for (const part of [day, month, year]) {
      await userEvent.tab()
      await expect(part).toHaveFocus()
    }
    await expect(month).toHaveDisplayValue('May')
    await userEvent.keyboard('{End}{Backspace}{Backspace}85')
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-05-20')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(day).toHaveFocus()
    await userEvent.keyboard('{End}{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const AllStates = statesOf(meta, {
  rest: {},
  hover: {},
  focus: {},
  disabled: { isDisabled: true, defaultValue: '1990-05-31' },
  error: { defaultValue: '2015-02-01', errorMessage: 'You need to be 18 or older to join.' },
})
