import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { PasswordField } from './index.ts'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  decorators: [column],
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    onChange: fn(),
  },
  parameters: page({
    what: 'A password that can be read while it is typed. How strong it is, is not judged: the hint says the one rule there is.',
    when: 'To log in (`current-password`) and to choose a new password (`new-password`).',
    whenNot: 'For a code from a text message: take TextField with `inputMode="numeric"`.',
    good: 'Say the rule before it is broken, under the box. Let managers and pasting work.',
    bad: 'Do not ask for it twice where it can be shown, and do not paint strength in red and green.',
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

export const ShowAndHide: Story = {
  render: (args, { loaded: { t } }) => (
    <PasswordField
      {...args}
      label={t('common:signup.password')}
      description={t('common:signup.password_hint', { count: 8 })}
      showLabel={t('account:field.show_password')}
      hideLabel={t('account:field.hide_password')}
      autoComplete="new-password"
    />
  ),
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

export const WithError: Story = {
  args: {
    defaultValue: 'heather',
    errorMessage: 'Your password needs this many characters or more: 8.',
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Password')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/or more: 8/)
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'heather' } }

export const LongFinnish: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Nykyinen salasana, jolla olet viimeksi kirjautunut',
    errorMessage: 'Sähköpostiosoite ja salasana eivät kuulu yhteen. Tarkista oikeinkirjoitus.',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
