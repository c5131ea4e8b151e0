import { Link } from '../Link/index.ts'
import { Photo } from '../Photo/index.ts'
import { blurredPortrait, portrait } from '../stories/people.ts'
import { noop, Stack } from '../stories/pictures/layout.tsx'
import { PhotoGrid } from './index.ts'

export const good = (
  <Stack>
    <PhotoGrid
      label="Photos of Anna"
      photos={[
        { id: 'first', photo: portrait(0, 1) },
        { id: 'second', photo: portrait(0, 2) },
        { id: 'third', photo: blurredPortrait(0), isLocked: true },
        { id: 'fourth', photo: blurredPortrait(1), isLocked: true },
      ]}
      onOpen={noop}
      description="Premium shows you all photos of Anna."
      actions={<Link href="#premium">What premium gives</Link>}
    />
  </Stack>
)

const blurredByStyle = { filter: 'blur(4px)' }

export const bad = (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(4, 1fr)',
      gap: '0.5rem',
      inlineSize: '100%',
    }}
  >
    {[
      { id: 'first', scene: 1 },
      { id: 'second', scene: 2 },
      { id: 'third', scene: 0, style: blurredByStyle },
      { id: 'fourth', scene: 1, style: blurredByStyle },
    ].map(({ id, scene, style }) => (
      <span key={id} style={style}>
        <Photo photo={portrait(0, scene)} alt="" ratio={1} sizes="5rem" />
      </span>
    ))}
  </div>
)
