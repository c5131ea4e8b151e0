import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { TextField } from './index.ts'

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  decorators: [column],
  args: { label: 'E-mail', type: 'email', name: 'email', autoComplete: 'email', onChange: fn() },
  parameters: page({
    since: '2026-11-20',
    aliases: ['input', 'text box'],
    what: 'One line of text. The label stays visible; a hint is below the input, and an error explains how to fix it.',
    when: 'For names, addresses, codes.',
    whenNot:
      'For a password: PasswordField. For figures: NumberField. For a date: DateField. For several lines: TextArea.',
    good: 'Set `type`, `autoComplete` and `inputMode`, so that a phone shows the right keyboard and fills in what it knows.',
    bad: 'Do not use a placeholder as the label, and do not show an error before the field loses focus.',
    changes: { '2026-11-22': '`pattern`, `minLength` and `isLabelHidden` are new.' },
    keys: { Enter: 'sends the form around it', Tab: 'to the next field' },
  }),
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'Never shown to anyone.' },
}

export const WithError: Story = {
  args: {
    defaultValue: 'anna@',
    errorMessage: 'This is not a valid e-mail address. Please check the spelling.',
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'anna@mail.example' } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Bestätigung deiner bisherigen E-Mail-Adresse',
    description: 'Datenschutzgrundverordnungskonform verarbeitet und niemals weitergegeben.',
    errorMessage:
      'Diese E-Mail-Adresse gehört bereits zu einem Benutzerkonto, das gerade gelöscht wird.',
  },
}

export const TakesWhatIsTyped: Story = {
  ...Plain,
  name: 'takes what is typed',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'E-mail' })
    await userEvent.type(box, 'a@b.example')
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b.example')
    await expect(box).toHaveAccessibleDescription('Never shown to anyone.')
    await expect(box).toHaveAttribute('autocomplete', 'email')
    await expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const TheErrorBelongsToTheField: Story = {
  ...WithError,
  name: 'the error belongs to the field',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/not a valid/)
  },
}

export const AllStates = statesOf(meta, {
  rest: {},
  hover: {},
  focus: {},
  disabled: { isDisabled: true, defaultValue: 'anna@mail.example' },
  error: { ...WithError.args },
})
