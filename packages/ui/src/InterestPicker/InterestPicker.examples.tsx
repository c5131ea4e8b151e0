import { Stack } from '../stories/pictures/layout.tsx'
import { InterestPicker } from './index.ts'

const options = [
  { id: 'art', label: 'Art' },
  { id: 'cooking', label: 'Cooking' },
  { id: 'dancing', label: 'Dancing' },
  { id: 'hiking', label: 'Hiking' },
] as const

export const good = (
  <Stack>
    <InterestPicker label="Interests" description="Choose up to three." options={options} max={3} />
  </Stack>
)

export const bad = (
  <Stack>
    <InterestPicker
      label="Interests"
      options={[{ id: 'bondage', label: 'Bondage' }, ...options]}
      defaultValue={['bondage', 'cooking']}
      max={3}
    />
  </Stack>
)
