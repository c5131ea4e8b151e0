import { Stack } from '../stories/pictures/layout.tsx'
import { RadioGroup } from './index.ts'

export const good = (
  <Stack>
    <RadioGroup
      label="Who can see your photos?"
      variant="list"
      options={[
        { id: 'members', label: 'All members', description: 'Everybody who is logged in.' },
        { id: 'matches', label: 'Matches', description: 'People you like who like you too.' },
      ]}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <RadioGroup
      label="I am"
      variant="segmented"
      options={[
        { id: 'man', label: 'A man' },
        { id: 'woman', label: 'A woman' },
      ]}
      defaultValue="man"
    />
  </Stack>
)
