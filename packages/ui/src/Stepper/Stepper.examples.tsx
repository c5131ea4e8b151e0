import { Stack } from '../stories/pictures/layout.tsx'
import { Stepper } from './index.ts'

export const good = (
  <Stack>
    <Stepper
      label="Steps of your signup"
      steps={[
        { id: 'account', label: 'Account', state: 'done', href: '#account' },
        { id: 'photo', label: 'Photo', state: 'skipped', href: '#photo' },
        { id: 'place', label: 'Place', state: 'current' },
        { id: 'about', label: 'About you', state: 'ahead' },
      ]}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <strong>43% complete</strong>
    <Stepper
      label="Steps so far"
      steps={[
        { id: 'account', label: 'Account', state: 'done' },
        { id: 'photo', label: 'Photo', state: 'done' },
        { id: 'more', label: 'A few more questions', state: 'current' },
      ]}
    />
  </Stack>
)
