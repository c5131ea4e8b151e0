import { Stack } from '../stories/pictures/layout.tsx'
import { MatchReason } from './index.ts'

export const good = (
  <Stack>
    <MatchReason
      title="What you share"
      headingLevel={3}
      reasons={[
        {
          kind: 'interests',
          description: 'You both like these',
          interests: [
            { id: 'hiking', label: 'Hiking' },
            { id: 'wine', label: 'Wine' },
          ],
        },
        { kind: 'distance', description: 'About 20 km apart' },
      ]}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <MatchReason
      title="87% compatible"
      headingLevel={3}
      reasons={[
        { kind: 'preference', description: 'Score: 8.7 of 10' },
        { kind: 'distance', description: 'Lindengracht 217, 350 m from you' },
      ]}
    />
  </Stack>
)
