import { Photo } from '../Photo/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import { anna } from '../stories/people.ts'
import { SmallWindow, Stack } from '../stories/pictures/layout.tsx'

const dark = { background: 'oklch(0.15 0 0)', color: 'white', justifyItems: 'center' } as const

export const good = (
  <SmallWindow {...dark}>
    <Stack maxInlineSize="11rem">
      <Photo photo={anna.photo} alt="Anna at the harbour" sizes="11rem" />
    </Stack>
    2 of 5
  </SmallWindow>
)

export const bad = (
  <SmallWindow {...dark}>
    <ProgressBar isActive />
    <Stack maxInlineSize="4rem">
      <Photo photo={anna.photo} alt="" sizes="4rem" />
    </Stack>
    Next photo in 2 seconds
  </SmallWindow>
)
