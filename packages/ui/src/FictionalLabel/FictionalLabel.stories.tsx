import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { FictionalLabel } from './index.ts'

const meta = {
  title: 'People/FictionalLabel',
  component: FictionalLabel,
  args: {
    label: 'Fictional profile',
    description:
      'This person does not exist. The profile is made up for entertainment, and you cannot meet in real life.',
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['disclosure', 'AI label'],
    what: 'Says in words and with an icon that this person does not exist.',
    when: 'On every place that shows such a person: card, profile, chat, like, push and mail.',
    whenNot: 'For people who are real, and for demo data of any other kind: Badge.',
    good: 'Take the words from the brand’s settings, and write out the full explanation too.',
    bad: 'Do not reduce it to the icon, do not shrink it, and do not let a theme hide it.',
    changes: { '2026-11-22': '`warning` is now `description`.' },
    data: { 'data-fictional': 'always, so that a test finds every one' },
  }),
} satisfies Meta<typeof FictionalLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {}

export const OnPhoto: Story = { args: { variant: 'onPhoto' } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: { label: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)' },
}

export const TheLabelHasWordsAndAnIcon: Story = {
  ...Inline,
  name: 'TRU-1 the label has words and an icon',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('Fictional profile')
    await expect(label).toBeVisible()
    await expect(label.querySelector('svg')).toBeVisible()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {} },
  { rows: { inline: {}, onPhoto: { variant: 'onPhoto' } } },
)
