import { Button } from '../Button/index.ts'
import { CountdownTimer } from '../CountdownTimer/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { Photo } from '../Photo/index.ts'
import { margit } from '../stories/people.ts'
import { DialogPicture } from '../stories/pictures/DialogPicture.tsx'

const photo = <Photo photo={margit.photo} alt="" ratio={1.8} />

export const good = (
  <DialogPicture
    media={
      <div style={{ position: 'relative' }}>
        {photo}
        <span style={{ position: 'absolute', insetBlockEnd: '1rem', insetInlineStart: '1rem' }}>
          <FictionalLabel label="Fictional profile" variant="onPhoto" />
        </span>
      </div>
    }
    title="Margit likes you"
    actions={
      <>
        <Button variant="quiet" tone="neutral">
          Later
        </Button>
        <Button>See her profile</Button>
      </>
    }
  />
)

export const bad = (
  <DialogPicture
    media={photo}
    title="Margit is waiting for you"
    description="Answer before she is gone."
    actions={<Button isWide>Answer now</Button>}
  >
    <CountdownTimer secondsLeft={59} label="Left" size="lg" />
  </DialogPicture>
)
