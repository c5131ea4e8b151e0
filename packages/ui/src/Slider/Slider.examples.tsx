import { Stack } from '../stories/pictures/layout.tsx'
import { Slider } from './index.ts'

export const good = (
  <Stack>
    <Slider
      label="Age"
      isRange
      minValue={18}
      maxValue={60}
      defaultValue={[35, 60]}
      valueText={([from, to]) => (to === 60 ? `${from} and over` : `${from} to ${to}`)}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <Slider
      label="Year of birth"
      minValue={1926}
      maxValue={2008}
      defaultValue={1984}
      format={{ useGrouping: false }}
    />
  </Stack>
)
