import { Stack } from '../stories/pictures/layout.tsx'
import { type ChartPoint, LineChart } from './index.ts'

const days = (visits: readonly number[]): readonly ChartPoint[] =>
  visits.map((value, index) => ({
    id: `${index}`,
    label: `${index + 1} March 2026`,
    shortLabel: `${index + 1} Mar`,
    value,
    text: `${value}`,
  }))

export const good = (
  <Stack>
    <LineChart
      label="Visits from 1 to 10 March 2026"
      points={days([120, 132, 101, 134, 190, 230, 210, 182, 191, 234])}
      pointName="Day"
      valueName="Visits"
      formatTick={String}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <LineChart
      label="Visits"
      points={days([7, 8])}
      pointName="Day"
      valueName="Visits"
      formatTick={String}
    />
  </Stack>
)
