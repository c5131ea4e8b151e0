import { Stack } from '../stories/pictures/layout.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { TimeBonusBanner } from '../TimeBonusBanner/index.ts'
import { WelcomeBonusBanner } from './index.ts'

const action = { label: 'See packages', href: '#credits' }

export const good = (
  <Stack>
    <WelcomeBonusBanner
      title="10% off your first package"
      description="One payment. Nothing renews by itself."
      code={userTexts.code}
      action={action}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <WelcomeBonusBanner title="10% off" action={action} />
    <TimeBonusBanner title="And 25% off on top" secondsLeft={59} action={action} />
  </Stack>
)
