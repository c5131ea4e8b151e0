import { Badge } from '../Badge/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { margit } from '../stories/people.ts'
import { noop, Stack } from '../stories/pictures/layout.tsx'
import { ProfileCard } from './index.ts'

const shared = [
  { id: 'hiking', label: 'Hiking', icon: <InterestIcon name="hiking" /> },
  { id: 'wine', label: 'Wine', icon: <InterestIcon name="wine" /> },
]

export const good = (
  <Stack maxInlineSize="15rem">
    <ProfileCard
      {...margit}
      headingLevel={3}
      chips={shared}
      fictionalLabel="Fictional profile"
      onLike={noop}
    />
  </Stack>
)

export const bad = (
  <Stack maxInlineSize="15rem">
    <ProfileCard
      {...margit}
      headingLevel={3}
      chips={shared}
      badge={<Badge tone="success">Waiting for you</Badge>}
      isOnline
      onLike={noop}
    />
  </Stack>
)
