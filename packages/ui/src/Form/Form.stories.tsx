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
import { statesOf } from '../stories/states/states.tsx'
import { TextField } from '../TextField/index.ts'
import { Form, type FormError } from './index.ts'

const sent = fn()

const meta = {
  title: 'Fields/Form',
  component: Form,
  decorators: [column],
  args: { children: null },
  parameters: page({
    since: '2026-11-21',
    aliases: ['error summary'],
    what: 'Fields that are sent together. When something is wrong, a list at the top leads to each field, and the first one has the focus.',
    when: 'For everything that is sent with a button: signup, settings, complaints.',
    whenNot:
      'For settings that apply immediately, such as search filters: omit the form and the button.',
    good: 'Check once, on submit. Keep what was typed, and use the same words in the list and at the field.',
    bad: 'Do not mark a field as wrong while it is being filled in for the first time, and never disable the submit button.',
    changes: {
      '2026-11-22':
        '`summaryTitle` is gone: the title of the list comes from LabelsProvider. `text` of an error is now `message`.',
    },
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

const required: readonly FormError[] = [
  { name: 'name', message: 'A user name has 2 to 30 characters. Please choose another.' },
  { name: 'region', message: 'Please choose one.' },
  { name: 'date', message: 'This date does not exist. Please check your date of birth.' },
  { name: 'password', message: 'Your password needs this many characters or more: 8.' },
]

export const Signup: Story = {
  render: function Signup(args) {
    const [errors, setErrors] = useState(args.errors ?? [])
    const textOf = (name: string) => errors.find((error) => error.name === name)?.message
    const check = (data: FormData) => {
      const found = required.filter(({ name }) => !isFilled(data, name))
      setErrors(found)
      if (found.length === 0) sent(Object.fromEntries(data))
    }
    return (
      <Form
        {...args}
        aria-label="Create your profile"
        errors={errors}
        onSubmit={check}
        actions={
          <>
            <Button type="submit">Continue</Button>
            <Button variant="quiet" tone="neutral">
              Skip for now
            </Button>
          </>
        }
      >
        <TextField
          label="User name"
          name="name"
          defaultValue="Joris"
          errorMessage={textOf('name')}
        />
        <ComboBox label="Region" name="region" options={regions} errorMessage={textOf('region')} />
        <DateField
          label="Date of birth"
          autoComplete="bday"
          name="date"
          errorMessage={textOf('date')}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          errorMessage={textOf('password')}
        />
      </Form>
    )
  },
}

export const WithErrors: Story = { ...Signup, args: { errors: required.slice(1) } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    errors: [
      {
        name: 'email',
        message:
          'Diese E-Mail-Adresse gehört bereits zu einem Benutzerkonto, das gerade gelöscht wird.',
      },
      { name: 'name', message: 'Ein Benutzername darf nicht mit @ beginnen.' },
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
}

export const EachErrorBesideItsFieldAndInTheList: Story = {
  ...Signup,
  name: 'SGN-2 each error beside its field and in the list',
  tags: ['test-only', '!autodocs'],
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

export const TheFormDataIsSubmittedOnce: Story = {
  name: 'the form data is submitted once',
  tags: ['test-only', '!autodocs'],
  render: (args) => (
    <Form
      {...args}
      onSubmit={(data) => sent(Object.fromEntries(data))}
      actions={<Button type="submit">Save</Button>}
    >
      <NumberField label="Age from" name="age" defaultValue={32} />
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

export const ALateErrorDoesNotMoveTheFocusWhileTyping: Story = {
  name: 'a late error does not move the focus while typing',
  tags: ['test-only', '!autodocs'],
  render: function LateAnswer(args) {
    const [errors, setErrors] = useState<readonly FormError[]>([])
    const answer = () =>
      setErrors([
        {
          name: 'town',
          message: 'Something here is not filled in the right way. Please check it.',
        },
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
        <TextField label="Town or city" name="town" errorMessage={errors[0]?.message} />
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

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    error: {
      errors: [
        {
          name: 'email',
          message: 'Something here is not filled in the right way. Please check it.',
        },
      ],
    },
  },
  {
    width: 'lg',
    rows: {
      '': {
        children: <TextField label="E-mail" name="email" />,
        actions: <Button type="submit">Save</Button>,
      },
    },
  },
)
