import { Select } from '../Select/index.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { DateField } from './index.ts'

export const good = (
  <Stack>
    <DateField
      label="Date of birth"
      description="Others see your age, never the date."
      defaultValue="1984-05-12"
    />
  </Stack>
)

export const bad = (
  <Stack>
    <Select
      label="Year of birth"
      options={['2026', '2025', '2024'].map((id) => ({ id, label: id }))}
      defaultValue="2026"
    />
  </Stack>
)
