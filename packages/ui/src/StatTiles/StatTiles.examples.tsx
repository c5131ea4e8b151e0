import { Stack } from '../stories/pictures/layout.tsx'
import { StatTiles } from './index.ts'

export const good = (
  <Stack>
    <StatTiles
      label="This week"
      stats={[
        { label: 'Visits', value: '1,240' },
        { label: 'Signups', value: '96', note: '7.7% of the visits' },
      ]}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <StatTiles
      label="This week"
      stats={[
        { label: 'Conversion', value: '7.7419%' },
        { label: 'KPI 2', value: '3' },
      ]}
    />
  </Stack>
)
