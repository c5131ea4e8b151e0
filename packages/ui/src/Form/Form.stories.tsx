import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { DateField } from '../DateField/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { regions } from '../stories/places.ts'
import { TextField } from '../TextField/index.ts'
import { Form, type FormError } from './index.ts'

const sent = fn()

const meta = {
  title: 'Fields/Form',
  component: Form,
  decorators: [column],
  args: { summaryTitle: 'Please look at the marked fields.', children: null },
  parameters: page({
    what: 'Fields that are sent together. When something is wrong, a list at the top leads to each field, and the first one has the focus.',
    when: 'For everything that is sent with a button: signup, settings, consoleSpies.',
    whenNot:
      'For settings that apply immediately, such as search filters: omit the form and the button.',
    good: 'Check once, on sending; keep what was typed; say the same words above and at the field.',
    bad: 'Do not mark a field as wrong while it is first being filled in, and never grey out the button.',
    keys: {
      Enter: 'in an input: submits the form; on an error in the list: focuses its field',
      Tab: 'through the list, then the fields',
    },
    data: { 'data-has-errors': 'while there are errors' },
  }),
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

const isFilled = (data: FormData, name: string) => data.get(name)?.toString().trim() !== ''

export const Signup: Story = {
  name: 'SGN-2 each error beside its field and in the list',
  render: function Signup(args, { loaded: { t } }) {
    const [errors, setErrors] = useState<readonly FormError[]>([])
    const textOf = (name: string) => errors.find((error) => error.name === name)?.text
    const check = (data: FormData) => {
      const found = [
        { name: 'name', text: 'A user name has 2 to 30 characters. Please choose another.' },
        { name: 'region', text: 'Please choose one.' },
        { name: 'date', text: 'This date does not exist. Please check your date of birth.' },
        { name: 'password', text: 'Your password needs this many characters or more: 8.' },
      ].filter(({ name }) => !isFilled(data, name))
      setErrors(found)
      if (found.length === 0) sent(Object.fromEntries(data))
    }
    return (
      <Form
        {...args}
        aria-label={t('common:signup.dialog')}
        summaryTitle={t('common:signup.fault')}
        errors={errors}
        onSubmit={check}
        actions={
          <>
            <Button type="submit">{t('account:signup.continue')}</Button>
            <Button variant="quiet" tone="neutral">
              {t('account:signup.skip')}
            </Button>
          </>
        }
      >
        <TextField
          label={t('common:signup.name')}
          name="name"
          defaultValue="Joris"
          errorMessage={textOf('name')}
        />
        <ComboBox
          label={t('people:filter.region')}
          name="region"
          options={regions}
          openLabel={t('people:filter.any_region')}
          emptyText="–"
          errorMessage={textOf('region')}
        />
        <DateField
          label={t('common:signup.date_of_birth')}
          labels={{
            day: t('account:field.day'),
            month: t('account:field.month'),
            year: t('account:field.year'),
          }}
          locale="en-GB"
          autoComplete="bday"
          name="date"
          errorMessage={textOf('date')}
        />
        <PasswordField
          label={t('common:signup.password')}
          name="password"
          autoComplete="new-password"
          showLabel={t('account:field.show_password')}
          hideLabel={t('account:field.hide_password')}
          errorMessage={textOf('password')}
        />
      </Form>
    )
  },
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = await canvas.findByRole('region', { name: /look at the marked fields/ })
    await expect(within(summary).getAllByRole('button')).toHaveLength(3)
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveFocus())
    await userEvent.click(
      within(summary).getByRole('button', {
        name: 'This date does not exist. Please check your date of birth.',
      }),
    )
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus()
    await userEvent.click(
      within(summary).getByRole('button', {
        name: 'Your password needs this many characters or more: 8.',
      }),
    )
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.keyboard('heather and honey')
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  name: 'The form data is submitted once',
  render: (args) => (
    <Form
      {...args}
      onSubmit={(data) => sent(Object.fromEntries(data))}
      actions={<Button type="submit">Save</Button>}
    >
      <NumberField
        label="Age from"
        name="age"
        lessLabel="One less"
        moreLabel="One more"
        defaultValue={32}
      />
      <TextField label="Town or city" name="town" />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear()
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: 'Town or city' }),
      'Delft{Enter}',
    )
    await expect(sent.mock.calls).toEqual([[{ age: '32', town: 'Delft' }]])
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
}

export const LateAnswer: Story = {
  name: 'A late error does not move the focus while typing',
  render: function LateAnswer(args) {
    const [errors, setErrors] = useState<readonly FormError[]>([])
    const answer = () =>
      setErrors([
        { name: 'town', text: 'Something here is not filled in the right way. Please check it.' },
      ])
    return (
      <Form
        {...args}
        errors={errors}
        onSubmit={() => {}}
        actions={
          <>
            <Button type="submit">Save</Button>
            <Button variant="quiet" onPress={answer}>
              Try again
            </Button>
          </>
        }
      >
        <TextField label="Town or city" name="town" errorMessage={errors[0]?.text} />
        <TextField label="About you" name="about" />
      </Form>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'About you' }), 'Oude')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('region')
    await expect(canvas.getByRole('textbox', { name: 'Town or city' })).not.toHaveFocus()
  },
}

export const LongGerman: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    summaryTitle: 'Bitte sieh dir die hervorgehobenen Eingabefelder noch einmal an.',
    errors: [
      {
        name: 'email',
        text: 'Diese E-Mail-Adresse gehört bereits zu einem Benutzerkonto, das gerade gelöscht wird.',
      },
      { name: 'name', text: 'Ein Benutzername darf nicht mit @ beginnen.' },
    ],
    children: (
      <TextField
        label="Bestätigung deiner bisherigen E-Mail-Adresse"
        name="email"
        errorMessage="Diese E-Mail-Adresse gehört bereits zu einem Benutzerkonto, das gerade gelöscht wird."
      />
    ),
    actions: (
      <>
        <Button type="submit">Zahlungspflichtig fortfahren</Button>
        <Button variant="quiet" tone="neutral">
          Später vervollständigen
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
