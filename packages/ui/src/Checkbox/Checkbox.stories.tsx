import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  decorators: [column],
  args: { children: 'I am 18 or older', name: 'adult', onChange: fn() },
  parameters: page({
    since: '2026-11-20',
    aliases: ['tick box'],
    what: 'Yes or no, sent with a form.',
    when: 'To agree to something or to choose any number of a few things that are saved together.',
    whenNot:
      'For what takes effect at once: Switch. For one of several: RadioGroup. For interests: InterestPicker.',
    good: 'Write the sentence that the reader agrees to, with its links inside, and ask for one thing per box.',
    bad: 'Do not preselect consent, do not combine two questions, and do not phrase one as a negation.',
    changes: { '2026-11-22': '`onBlur` is new.' },
    keys: { Space: 'ticks or clears it', Tab: 'to a link in its words, then to the next field' },
  }),
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Selected: Story = { args: { defaultSelected: true } }

export const WithError: Story = {
  args: {
    errorMessage: 'Please accept the terms before you go on.',
    description: 'This site is for adults. You must be 18 or older.',
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    children: (
      <>
        Ich habe die <a href="#terms">Allgemeinen Geschäftsbedingungen</a> und die{' '}
        <a href="#privacy">Datenschutzerklärung</a> gelesen und bin mit ihnen einverstanden.
      </>
    ),
  },
}

export const IsTickedByItsLabelAndBySpace: Story = {
  ...Plain,
  name: 'is ticked by its label and by Space',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I am 18 or older' })
    await userEvent.click(within(canvasElement).getByText('I am 18 or older'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    box.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const TheErrorBelongsToTheBox: Story = {
  ...WithError,
  name: 'the error belongs to the box',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(
      'This site is for adults. You must be 18 or older. Please accept the terms before you go on.',
    )
  },
}

export const AllStates = statesOf(meta, {
  rest: {},
  hover: {},
  focus: {},
  selected: { defaultSelected: true },
  disabled: { isDisabled: true },
  error: { errorMessage: 'Please accept the terms before you go on.' },
})
