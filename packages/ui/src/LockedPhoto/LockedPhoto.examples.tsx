import { Photo } from '../Photo/index.ts'
import { blurredPortrait, portrait } from '../stories/people.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { LockedPhoto } from './index.ts'

export const good = (
  <Stack maxInlineSize="15rem">
    <LockedPhoto
      photo={blurredPortrait(1)}
      alt="Locked photo, blurred"
      description="Premium shows you all photos of Anna."
      actionLabel="What premium gives"
      mask="photo"
    />
  </Stack>
)

export const bad = (
  <Stack maxInlineSize="15rem">
    <div style={{ filter: 'blur(6px)' }}>
      <Photo photo={portrait(0, 1)} alt="" mask="photo" />
    </div>
  </Stack>
)
