import { portrait } from '../stories/people.ts'
import { noop, Stack } from '../stories/pictures/layout.tsx'
import { type OwnPhoto, OwnPhotoGrid, type OwnPhotoGridProps } from './index.ts'

const main: OwnPhoto = { id: 'main', photo: portrait(10), state: 'active', isMain: true }
const rejected: OwnPhoto = { id: 'rejected', photo: portrait(2, 1), state: 'rejected' }

const changes: Pick<OwnPhotoGridProps, 'onOrderChange' | 'onMakeMain' | 'onRemove'> = {
  onOrderChange: noop,
  onMakeMain: noop,
  onRemove: noop,
}

export const good = (
  <Stack>
    <OwnPhotoGrid
      label="Your photos, do"
      photos={[main, { ...rejected, reason: 'Someone else is on it.' }]}
      {...changes}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <OwnPhotoGrid label="Your photos, don’t" photos={[main, rejected]} {...changes} />
  </Stack>
)
