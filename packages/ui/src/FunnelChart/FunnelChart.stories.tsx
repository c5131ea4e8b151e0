import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { FunnelChart } from './index.ts'

const meta = {
  title: 'Data/FunnelChart',
  component: FunnelChart,
  decorators: [column],
  args: {
    stages: [
      { id: 'profile', label: 'Profile', value: '12,480', share: 1 },
      { id: 'likes', label: 'Likes', value: '3,120', note: '25%', share: 0.25 },
      { id: 'messages', label: 'Messages', value: '936', note: '30%', share: 0.3 },
      { id: 'premium', label: 'Premium', value: '< 5', share: 0 },
    ],
  },
  parameters: page({
    since: '2026-11-29',
    status: 'new',
    aliases: ['conversion', 'funnel', 'bar chart'],
    what: 'How many come how far: the stages of a way, each with a bar as long as its share.',
    when: 'For steps that people take one after the other, such as visit, signup, purchase.',
    whenNot: 'For groups beside each other: DataTable. For days: LineChart.',
    good: 'Say beside each figure what it is a part of.',
    bad: 'Do not draw groups that do not follow from each other.',
  }),
} satisfies Meta<typeof FunnelChart>

export default meta
type Story = StoryObj<typeof meta>

export const Stages: Story = {}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    stages: [
      { id: 'visits', label: 'Seitenaufrufe', value: '1.000.000', share: 1 },
      {
        id: 'confirmed',
        label: 'Bestätigte E-Mail-Adressen',
        value: '123.456',
        note: '12,3 % der Seitenaufrufe',
        share: 0.123,
      },
    ],
  },
}

export const AllStates = statesOf(meta, { rest: {} }, { width: 'lg' })

export const ABarIsAsLongAsItsShare: Story = {
  name: 'a bar is as long as its share, and never longer than the whole',
  tags: ['test-only', '!autodocs'],
  args: {
    stages: [
      { id: 'whole', label: 'Profile', value: '10', share: 1 },
      { id: 'half', label: 'Likes', value: '5', share: 0.5 },
      { id: 'more', label: 'Messages', value: '12', share: 1.2 },
    ],
  },
  play: async ({ canvasElement }) => {
    const stages = within(canvasElement).getAllByRole('listitem')
    const shares = stages.map((stage) => {
      const [track, bar] = [stage.querySelector('svg'), stage.querySelector('rect')]
      if (!track || !bar) throw new Error('A stage has no bar.')
      return bar.getBoundingClientRect().width / track.getBoundingClientRect().width
    })
    for (const [index, share] of [1, 0.5, 1].entries())
      await expect(shares[index]).toBeCloseTo(share, 2)
  },
}
