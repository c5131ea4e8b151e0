import { Stack } from '../stories/pictures/layout.tsx'
import { NumberField } from './index.ts'

export const good = (
  <Stack>
    <NumberField
      label="Height"
      defaultValue={172}
      minValue={140}
      maxValue={220}
      format={{ style: 'unit', unit: 'centimeter' }}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <NumberField label="Year of birth" defaultValue={1984} />
  </Stack>
)
