import { anna } from '../stories/people.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { Photo } from './index.ts'

export const good = (
  <Stack maxInlineSize="11rem">
    <Photo photo={anna.photo} alt="Anna" sizes="11rem" mask="photo" />
  </Stack>
)

export const bad = (
  <Stack maxInlineSize="11rem">
    <div style={{ scale: '1 0.4' }}>
      <Photo photo={anna.photo} alt="Anna" mask="photo" />
    </div>
  </Stack>
)
