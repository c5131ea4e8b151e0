import { noop, Stack } from '../stories/pictures/layout.tsx'
import { TimeBonusBanner } from './index.ts'

const action = { label: 'See packages', href: '#credits' }

export const good = (
  <Stack>
    <TimeBonusBanner
      title="25% off all packages"
      secondsLeft={7512}
      action={action}
      onDismiss={noop}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <TimeBonusBanner
      title="Extended once more for you"
      description="Last chance. Really."
      secondsLeft={59}
      action={action}
    />
  </Stack>
)
