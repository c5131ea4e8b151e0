import { Stack } from '../stories/pictures/layout.tsx'
import { regions } from '../stories/places.ts'
import { ComboBox } from './index.ts'

export const good = (
  <Stack>
    <ComboBox label="Region" options={regions} defaultValue="utrecht" />
  </Stack>
)

export const bad = (
  <Stack>
    <ComboBox
      label="Region code"
      options={[
        { id: 'nl-fl', label: 'NL-FL (PV24)' },
        { id: 'nl-ut', label: 'NL-UT (PV26)' },
      ]}
      defaultValue="nl-ut"
    />
  </Stack>
)
