import { Stack } from '../stories/pictures/layout.tsx'
import { ProfileFacts } from './index.ts'

export const good = (
  <Stack>
    <ProfileFacts
      variant="rows"
      facts={[
        { id: 'height', label: 'Height', value: '1.72 m' },
        {
          id: 'smoking',
          label: 'Smoking',
          value: 'Locked',
          state: 'locked',
          description: 'Answer it yourself to see this.',
        },
      ]}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <ProfileFacts
      variant="rows"
      facts={[
        { id: 'height', label: 'Height', value: '1.72 m' },
        { id: 'hair', label: 'Hair', value: 'Unknown' },
        { id: 'children', label: 'Children', value: 'Not given' },
        { id: 'smoking', label: 'Smoking', value: 'Locked', state: 'locked' },
      ]}
    />
  </Stack>
)
