import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { RadioGroup } from './index.ts'

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  decorators: [column],
  args: {
    label: 'Looking for',
    options: [
      { id: 'female', label: 'Women' },
      { id: 'male', label: 'Men' },
      { id: 'both', label: 'Everyone' },
    ],
    defaultValue: 'female',
    name: 'seeks',
    onChange: fn(),
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['radio buttons', 'segmented control', 'option list'],
    what: 'Radio group for a few options. `segmented` side by side, `list` with a description for each.',
    when: 'For two to five options with short labels or descriptions.',
    whenNot:
      'For more: Select. For yes or no: Checkbox or Switch. For packages: CreditPackageCard.',
    good: 'Put the most common answer first, and explain the difference in the description.',
    bad: 'Do not preselect an answer about a person: gender, sexuality, what they look for.',
    changes: {
      '2026-11-22':
        '`children` takes options of your own, such as CreditPackageCard. `isDisabled` also disables a single option, and `onBlur` are new.',
    },
    keys: {
      Tab: 'to the chosen one, or the first',
      'Arrow keys': 'to the next, which chooses it',
      Space: 'chooses the first',
    },
  }),
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Segmented: Story = {}

export const List: Story = {
  args: {
    label: 'How would you like to pay?',
    variant: 'list',
    defaultValue: 'card',
    options: [
      { id: 'card', label: 'Card', description: 'Credit or debit card' },
      {
        id: 'bank',
        label: 'Bank transfer',
        description: 'On the website or in the app of your bank',
      },
    ],
  },
}

export const WithError: Story = {
  args: {
    errorMessage: 'Please choose one.',
    description: 'All of it is up to you. What you leave open is not shown.',
    defaultValue: undefined,
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    options: [
      { id: 'a', label: 'Freundschaft' },
      { id: 'b', label: 'Lebenspartnerschaft' },
      { id: 'c', label: 'Freizeitbegleitung' },
    ],
    defaultValue: 'b',
  },
}

export const ChosenByPointerAndByArrowKeys: Story = {
  ...Segmented,
  name: 'chosen by pointer and by arrow keys',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup', { name: 'Looking for' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Men' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('male')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('both')
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    focus: {},
    disabled: { isDisabled: true },
    error: { errorMessage: 'Please choose one.' },
  },
  {
    target: 'input:not(:checked)',
    rows: { segmented: { name: undefined }, list: { ...List.args, name: undefined } },
  },
)
