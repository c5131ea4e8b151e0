import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { CodeField } from './index.ts'

const meta = {
  title: 'Fields/CodeField',
  component: CodeField,
  decorators: [column],
  args: {
    label: 'Code from the text message',
    description: 'The six digits that we have sent to your phone.',
    name: 'code',
    onChange: fn(),
    onComplete: fn(),
  },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['OTP', 'one-time code', 'PIN'],
    what: 'A one-time code of digits. It is one input, so pasting, the code that a phone offers above its keyboard, and screen readers work as anywhere.',
    when: 'For the code of a text message that confirms a direct debit, and for the second factor.',
    whenNot:
      'For a recovery code with letters, a discount code or a number that the reader knows by heart: TextField.',
    good: 'Say where the code was sent and how to get a new one. Submit the form in `onComplete`.',
    bad: 'Do not let a code expire without saying so, and do not clear the field after a mistake: one digit is quickly corrected.',
    keys: {
      'A digit': 'goes into the next place',
      Backspace: 'takes the last digit away',
      Enter: 'sends the form around it',
    },
    data: {
      'data-length': 'the number of digits',
      'data-current': 'on the place of the next digit',
    },
  }),
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const HalfFilled: Story = { args: { defaultValue: '402' } }

export const Filled: Story = { args: { defaultValue: '402918' } }

export const FourDigits: Story = { args: { length: 4, defaultValue: '40' } }

export const WithError: Story = {
  args: {
    defaultValue: '402918',
    errorMessage: 'This code is too old. Please ask for a new one.',
  },
}

export const Disabled: Story = { args: { defaultValue: '402918', isDisabled: true } }

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Tekstiviestivahvistuskoodi',
    description: 'Kaksivaiheisen tunnistautumisen vahvistuskoodi lähetettiin puhelinnumeroosi.',
    length: 8,
    defaultValue: '40291',
  },
}

export const AllStates = statesOf(meta, {
  rest: { ...HalfFilled.args },
  hover: {},
  focus: { ...HalfFilled.args },
  complete: { ...Filled.args },
  disabled: { ...Disabled.args },
  error: { ...WithError.args },
  empty: {},
})

export const TakesAPastedCode: Story = {
  ...Empty,
  name: 'DDB-1 takes typed and pasted digits and says when they are complete',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Code from the text message' })
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(box, '40a2')
    await expect(args.onChange).toHaveBeenLastCalledWith('402')
    await userEvent.keyboard('{Backspace}')
    await expect(box).toHaveValue('40')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.clear(box)
    await userEvent.paste('402 918')
    await expect(box).toHaveValue('402918')
    await expect(args.onComplete).toHaveBeenCalledWith('402918')
    // A code that was wrong is replaced by the right one.
    await userEvent.paste('111 222')
    await expect(box).toHaveValue('111222')
    await expect(args.onComplete).toHaveBeenLastCalledWith('111222')
  },
}

export const TheErrorBelongsToTheField: Story = {
  ...WithError,
  name: 'the error belongs to the field',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/too old/)
  },
}
