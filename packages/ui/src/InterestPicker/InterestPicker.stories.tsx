import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { InterestName } from '../InterestIcon/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { InterestList, InterestPicker } from './index.ts'

const options = [
  { id: 'hiking', label: 'Hiking' },
  { id: 'wine', label: 'Wine' },
  { id: 'dancing', label: 'Dancing' },
  { id: 'cooking', label: 'Cooking' },
  { id: 'art', label: 'Art' },
  { id: 'tea', label: 'Tea' },
  { id: 'hugging', label: 'Cuddling' },
] as const

const meta = {
  title: 'Fields/InterestPicker',
  component: InterestPicker,
  decorators: [column],
  args: { label: 'Interests', options, name: 'interests' },
  parameters: page({
    since: '2026-11-20',
    aliases: ['chips', 'tags', 'multi select'],
    what: 'Multiple choice of interests, as chips with icons. InterestList shows the interests of a person, with shared ones highlighted.',
    when: 'In signup, on the member’s own profile, and in the search.',
    whenNot: 'For one answer: RadioGroup or Select.',
    good: 'Offer the interests of the brand’s niche, sorted in the reader’s language, and say the limit before it is reached.',
    bad: 'Do not preselect any, and do not offer intimate ones where the niche has none.',
    changes: { '2026-11-22': '`onBlur` is new.' },
    keys: { Tab: 'from chip to chip', Space: 'chooses it or puts it back' },
  }),
} satisfies Meta<typeof InterestPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: 'At most three',
  render: function Choosing(args) {
    const [value, setValue] = useState<readonly InterestName[]>(['wine'])
    return <InterestPicker {...args} value={value} onChange={setValue} max={3} />
  },
}

export const Shown: Story = {
  render: () => (
    <InterestList
      label="Interests"
      items={options.map((option, index) => ({ ...option, isShared: index < 2 }))}
    />
  ),
}

export const Narrow: Story = {
  name: 'At 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
  args: { errorMessage: 'Please choose one.', defaultValue: ['tea'] },
}

export const TheLimitClosesTheOthersUntilOneIsGivenUp: Story = {
  ...Choosing,
  name: 'the limit closes the others until one is given up',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('checkbox', { name: 'Wine' })).toBeChecked()
    await userEvent.click(canvas.getByText('Hiking'))
    await userEvent.click(canvas.getByText('Tea'))
    await expect(canvas.getByRole('checkbox', { name: 'Art' })).toBeDisabled()
    await userEvent.click(canvas.getByText('Wine'))
    await expect(canvas.getByRole('checkbox', { name: 'Wine' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Art' })).toBeEnabled()
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    focus: {},
    selected: { defaultValue: ['wine', 'tea'] },
    disabled: { isDisabled: true },
    error: { errorMessage: 'Please choose one.' },
  },
  { width: 'lg' },
)
