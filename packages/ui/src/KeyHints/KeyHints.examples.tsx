import { Stack } from '../stories/pictures/layout.tsx'
import { KeyHints } from './index.ts'

export const good = (
  <Stack>
    <KeyHints
      hints={[
        { keys: ['←', 'P'], label: 'Previous photo' },
        { keys: ['→', 'N'], label: 'Next photo' },
      ]}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <KeyHints
      hints={[
        { keys: ['←→PN'], label: 'Photos' },
        { keys: ['Tab', 'Enter'], label: 'More' },
      ]}
    />
  </Stack>
)
