import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { FictionalLabel } from './index.ts'

const meta = {
  title: 'People/FictionalLabel',
  component: FictionalLabel,
  args: {
    label: 'Fictional profile',
    warning:
      'This person does not exist. The profile is made up for entertainment, and you cannot meet in real life.',
  },
  parameters: page({
    what: 'Says in words and with an icon that this person does not exist.',
    when: 'On every place that shows such a person: card, profile, chat, like, push and mail.',
    whenNot: 'For people who are real, and for demo data of any other kind: Badge.',
    good: 'Take the words from the brand’s settings and give the whole warning too.',
    bad: 'Do not shorten it to the icon, do not shrink it, and do not let a theme hide it.',
    data: { 'data-fictional': 'always, so that a test finds every one' },
  }),
} satisfies Meta<typeof FictionalLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  name: 'TRU-1 inline',
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('Fictional profile')
    await expect(label).toBeVisible()
    await expect(label.querySelector('svg')).toBeVisible()
  },
}

export const OnPhoto: Story = { args: { variant: 'onPhoto' } }

export const LongGerman: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: { label: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
