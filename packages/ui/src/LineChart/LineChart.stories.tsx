import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { type ChartPoint, LineChart } from './index.ts'

/** Thirty days with weekends, a day under five, and one that is not shown. */
const november: readonly ChartPoint[] = Array.from({ length: 30 }, (_, index) => {
  const messages = 180 + index * 6 + (index % 7 > 4 ? 90 : 0)
  const day = {
    id: `${index}`,
    label: `${index + 1} November 2026`,
    shortLabel: `${index + 1}`,
  }
  if (index === 3) return { ...day, value: 2, text: '< 5', isApproximate: true }
  return index === 12
    ? { ...day, value: null, text: '–' }
    : { ...day, value: messages, text: `${messages}` }
})

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  decorators: [column],
  args: {
    label: 'Messages',
    points: november,
    pointName: 'Date',
    valueName: 'Messages',
    formatTick: (value) => value.toLocaleString('en'),
  },
  parameters: page({
    since: '2026-11-29',
    status: 'new',
    aliases: ['graph', 'time series', 'diagram', 'sparkline'],
    what: 'One measure over time as a line, and the same values as a table for screen readers.',
    when: 'For what changes from day to day or week to week, over at least five of them.',
    whenNot: 'For steps of a way: FunnelChart. For a single figure: StatTiles.',
    good: 'Name the measure and its time in the label, since it also names the table.',
    bad: 'Do not draw two or three values: a sentence says more.',
  }),
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {}

export const OneDay: Story = { args: { points: november.slice(0, 1) } }

export const Narrow: Story = {
  name: 'Long dates in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Seitenaufrufe vom 1. bis 30. November 2026',
    points: november.map((point, index) => ({ ...point, shortLabel: `${index + 1}. Nov.` })),
    pointName: 'Tag',
    valueName: 'Seitenaufrufe',
  },
}

export const AllStates = statesOf(meta, { rest: {} }, { width: 'lg' })

export const EveryValueIsInTheTable: Story = {
  name: 'every value is also in a table, as it is read',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: meta.args.label })).toBeVisible()
    const table = canvas.getByRole('table', { name: meta.args.label })
    await expect(within(table).getAllByRole('row')).toHaveLength(november.length + 1)
    const row = within(table).getByRole('row', { name: /^4 November 2026/ })
    await expect(row).toHaveTextContent('< 5')
  },
}
