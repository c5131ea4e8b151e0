import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { PasswordField } from './index.ts'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  decorators: [column],
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    onChange: fn(),
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['password input'],
    what: 'A password that can be shown while it is typed. It does not rate the password: the description states the one rule there is.',
    when: 'To log in (`current-password`) and to choose a new password (`new-password`).',
    whenNot: 'For a code from a text message: use CodeField.',
    good: 'State the rule below the field, before it is broken. Let password managers and pasting work.',
    bad: 'Do not ask for it twice, and do not show its strength in red and green.',
    changes: {
      '2026-11-22': '`showLabel` and `hideLabel` are gone: the words come from LabelsProvider.',
    },
    keys: {
      Tab: 'to the box, then to the button',
      'Enter, Space': 'on the button: shows or hides',
    },
    data: {
      'data-invalid': 'on the field, while it has an error',
      'data-disabled': 'cannot be used',
    },
  }),
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'At least 8 characters.', autoComplete: 'new-password' },
}

export const WithError: Story = {
  args: {
    defaultValue: 'heather',
    errorMessage: 'Your password needs this many characters or more: 8.',
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'heather' } }

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Nykyinen salasana, jolla olet viimeksi kirjautunut',
    errorMessage: 'Sähköpostiosoite ja salasana eivät kuulu yhteen. Tarkista oikeinkirjoitus.',
  },
}

export const ThePasswordIsShownAndHidden: Story = {
  ...Plain,
  name: 'the password is shown and hidden',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByLabelText('Password')
    await userEvent.type(box, 'heather and honey')
    await expect(args.onChange).toHaveBeenLastCalledWith('heather and honey')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveAttribute('type', 'text')
    await expect(box).toHaveValue('heather and honey')
    await userEvent.keyboard(' ')
    await expect(box).toHaveAttribute('type', 'password')
    await expect(box).toHaveAttribute('autocomplete', 'new-password')
  },
}

export const TheErrorBelongsToTheField: Story = {
  ...WithError,
  name: 'the error belongs to the field',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Password')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/or more: 8/)
  },
}

export const AllStates = statesOf(meta, {
  rest: {},
  hover: {},
  focus: {},
  disabled: { isDisabled: true, defaultValue: 'heather' },
  error: { ...WithError.args },
})
