import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { StatTiles } from './index.ts'

const meta = {
  title: 'Data/StatTiles',
  component: StatTiles,
  args: {
    label: 'Messages',
    stats: [
      { label: 'Messages', value: '12,480' },
      { label: 'Likes', value: '961', note: '8%' },
      { label: 'Premium', value: '58', note: '€1,740.00' },
      { label: 'Matches', value: '< 5' },
    ],
  },
  parameters: page({
    since: '2026-11-29',
    status: 'new',
    aliases: ['statistics', 'metrics', 'numbers', 'key figures', 'KPI'],
    what: 'A few figures that matter most, each large on a tile of its own.',
    when: 'At the top of a page of figures, before the charts and tables that explain them.',
    whenNot: 'For facts of one record: Facts. For more than six figures: DataTable.',
    good: 'Name what is counted, and say below a figure what it is part of.',
    bad: 'Do not show more digits than anybody compares, nor names that only insiders know.',
  }),
} satisfies Meta<typeof StatTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Figures: Story = {}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Alle Tage zusammen',
    stats: [
      { label: 'Erstbestellungen', value: '1.000.000', note: '12,5 % der Anmeldungen' },
      { label: 'Rückerstattungen', value: 'unter 5', note: '1.234.567,89 €' },
    ],
  },
}

export const AllStates = statesOf(meta, { rest: {} }, { width: 'lg' })

export const AFigureBelongsToItsName: Story = {
  name: 'a figure and its note belong to its name',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [, likes] = within(canvasElement).getAllByRole('term')
    await expect(likes).toHaveTextContent('Likes')
    await expect(likes?.nextElementSibling).toHaveTextContent('961')
    await expect(likes?.parentElement).toHaveTextContent('8%')
  },
}
