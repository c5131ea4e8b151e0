import { Stack } from '../stories/pictures/layout.tsx'
import { FileDrop } from './index.ts'

export const good = (
  <Stack>
    <FileDrop
      label="Choose photos"
      description="All members see them once we have checked them. Up to 25 photos of 10 MB each."
    />
  </Stack>
)

export const bad = (
  <Stack>
    <FileDrop label="Drag and drop" errorMessage="The file is too large." />
  </Stack>
)
