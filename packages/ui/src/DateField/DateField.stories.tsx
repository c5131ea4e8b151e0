import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { DateField } from './index.ts'

const labels = { day: 'Day', month: 'Month', year: 'Year' }

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  decorators: [column],
  args: {
    label: 'Date of birth',
    labels,
    locale: 'en-GB',
    name: 'date_of_birth',
    autoComplete: 'bday',
    onChange: fn(),
  },
  parameters: page({
    what: 'A known date: day and year are typed, the month is chosen by name in the language of the page.',
    when: 'For a date of birth.',
    whenNot: 'For a day in the near future: that wants a calendar.',
    good: 'Say beside it what others will see of it, and explain errors: too young, no such day.',
    bad: 'Do not ask for the year with a list, and do not open a calendar at today.',
    keys: {
      Tab: 'to the next part',
      Figures: 'fill the day or the year',
      'A letter': 'in the month, the next one that begins with it',
    },
  }),
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  name: 'SGN-2 typed part by part',
  render: (args, { loaded: { t } }) => (
    <DateField
      {...args}
      label={t('common:signup.date_of_birth')}
      description={t('common:signup.date_of_birth_hint')}
      labels={{
        day: t('account:field.day'),
        month: t('account:field.month'),
        year: t('account:field.year'),
      }}
    />
  ),
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

export const WithError: Story = {
  args: {
    defaultValue: '2015-02-01',
    errorMessage: 'You need to be 18 or older to join.',
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await expect(group).toHaveAccessibleDescription(/18 or older/)
    await expect(within(group).getByRole('textbox', { name: 'Year' })).toBeInvalid()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: '1990-05-31' },
}

export const LongGerman: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    labels: { day: 'Tag', month: 'Monat', year: 'Jahr' },
    label: 'Geburtsdatum gemäß amtlichem Lichtbildausweis',
    locale: 'de-DE',
    errorMessage: 'Dieses Datum gibt es nicht. Bitte prüfe dein Geburtsdatum.',
    defaultValue: '1990-05-31',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const ErrorWaits: Story = {
  name: 'SGN-2 an error is deferred while typing and shown on blur',
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

export const Sent: Story = {
  name: 'SGN-2 Enter shows the error at once',
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

export const ByKeyboard: Story = {
  name: 'SGN-2 every part is reached and changed by keys',
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

export const AmericanOrder: Story = {
  name: 'LOC-5 the parts are in the order of the language',
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('combobox', { name: 'Month' })).toHaveFocus()
  },
}
