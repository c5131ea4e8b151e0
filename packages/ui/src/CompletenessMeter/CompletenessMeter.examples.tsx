import { noop, Stack } from '../stories/pictures/layout.tsx'
import { CompletenessMeter } from './index.ts'

const photos = { id: 'photos', label: 'Photos', isDone: true, href: '#photos' }
const about = { id: 'about', label: 'About you', isDone: false, href: '#about' }

export const good = (
  <Stack>
    <CompletenessMeter
      title="Your profile"
      description="A few lines about you give others something to write about."
      parts={[photos, about]}
      headingLevel={3}
      onDismiss={noop}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <CompletenessMeter
      title="Your profile"
      description="Complete profiles get ten times more likes."
      parts={[
        photos,
        about,
        { id: 'consent', label: 'Allow sensitive details', isDone: false, href: '#consent' },
      ]}
      headingLevel={3}
    />
  </Stack>
)
