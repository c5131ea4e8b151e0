import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import type { DatePartProps } from './dateField.types.ts'
import { DateField } from './index.ts'
import { NativeDate } from './NativeDate.tsx'
import { SegmentedDate } from './SegmentedDate.tsx'

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  decorators: [column],
  args: { label: 'Date of birth', name: 'date_of_birth', autoComplete: 'bday', onChange: fn() },
  parameters: page({
    what: 'A field for a known date, typed in the order of the locale. Starts as a native date input, so it works without JavaScript; the segments replace it once loaded.',
    when: 'For a date of birth.',
    whenNot: 'For a day in the near future: that wants a calendar.',
    good: 'Say beside it what others will see of it, and explain errors: too young, no such day.',
    bad: 'Do not ask with three lists, and do not open a calendar at today.',
    keys: {
      Figures: 'fill the part and go on to the next',
      'Arrow left, Arrow right': 'to the part before or after',
      'Arrow up, Arrow down': 'one more or less',
      Backspace: 'takes a figure away',
    },
    data: {
      'data-ready': 'once the segments have loaded',
      'data-placeholder': 'on a part that is not filled in',
      'data-focused': 'on the part that is typed into',
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
    />
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const group = await canvas.findByRole('group', { name: 'Date of birth' })
    await expect(group).toHaveAccessibleDescription(/Only your age is shown/)
    await userEvent.click(within(group).getByRole('spinbutton', { name: /day/ }))
    await userEvent.keyboard('31051990')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-31')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1991-05-31')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(group).getByRole('spinbutton', { name: /month/ })).toHaveFocus()
    const sent = canvasElement.querySelector<HTMLInputElement>('input[name="date_of_birth"]')
    await expect(sent?.value).toBe('1991-05-31')
  },
}

export const WithError: Story = {
  args: {
    defaultValue: '2015-02-01',
    errorMessage: 'You need to be 18 or older to join.',
  },
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole('group')
    await expect(group).toHaveAccessibleDescription(/18 or older/)
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: '1990-05-31' },
}

const part: DatePartProps = {
  label: 'Date of birth',
  value: '1990-05-31',
  onChange: () => {},
  onLeave: () => {},
  locale: 'de-DE',
  description: 'Only your age is shown.',
  errorMessage: undefined,
  name: 'date',
  autoComplete: 'bday',
  isRequired: false,
  isDisabled: false,
  isReadOnly: false,
}

export const BeforeAndAfter: Story = {
  name: 'LAN-4 the segments have the size of the native input',
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <div data-testid="native">
        <NativeDate {...part} />
      </div>
      <div data-testid="parts">
        <SegmentedDate {...part} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (id: string) =>
      within(canvasElement).getByTestId(id).getBoundingClientRect().height
    await expect(heightOf('parts')).toBe(heightOf('native'))
  },
}

export const LongGerman: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
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
    const group = await canvas.findByRole('group')
    const [day, , year] = within(group).getAllByRole('spinbutton')
    await userEvent.click(day ?? group)
    await userEvent.keyboard('31052015')
    await expect(canvas.queryByText(/18 or older/)).toBeNull()
    await userEvent.tab()
    await expect(group).toHaveAccessibleDescription(/18 or older/)
    await userEvent.click(year ?? group)
    await userEvent.keyboard('2016')
    await expect(canvas.getByText(/18 or older/)).toBeVisible()
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}1990')
    await expect(canvas.queryByText(/18 or older/)).toBeNull()
  },
}

export const ByKeyboard: Story = {
  name: 'SGN-2 every part is reached and changed by keys',
  args: { defaultValue: '1990-05-20' },
  play: async ({ args, canvasElement }) => {
    const group = await within(canvasElement).findByRole('group')
    const parts = within(group).getAllByRole('spinbutton')
    for (const part of parts) {
      await userEvent.tab()
      await expect(part).toHaveFocus()
    }
    await userEvent.keyboard('{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-05-20')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-04-20')
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-01-20')
    await userEvent.tab({ shift: true })
    await expect(parts[0]).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.tab({ shift: true })
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}
