import { Stack } from '../stories/pictures/layout.tsx'
import { countries } from '../stories/places.ts'
import { Select } from './index.ts'

export const good = (
  <Stack>
    <Select label="Country" placeholder="Choose a country" options={countries} />
  </Stack>
)

export const bad = (
  <Stack>
    <Select
      label="Your package"
      options={[
        { id: '30', label: '30 credits' },
        { id: '250', label: '250 credits, renews each month' },
      ]}
      defaultValue="250"
    />
  </Stack>
)
