import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { FictionalLabel } from './index.ts'

const meta = {
  title: 'People/FictionalLabel',
  component: FictionalLabel,
  args: {
    label: 'Fictional profile',
    warning:
      'This person does not exist. The profile is made up for entertainment, and you cannot meet in real life.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'On every place that shows a person who does not exist: card, profile, chat, like, push and mail. Words and icon, always both.',
      },
    },
  },
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
