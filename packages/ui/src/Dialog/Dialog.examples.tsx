import { Button } from '../Button/index.ts'
import { DialogPicture } from '../stories/pictures/DialogPicture.tsx'

export const good = (
  <DialogPicture
    title="Block Joris?"
    description="He can no longer see your profile or write to you. We do not tell him."
    actions={
      <>
        <Button variant="quiet" tone="neutral">
          Not now
        </Button>
        <Button>Block Joris</Button>
      </>
    }
  />
)

export const bad = (
  <DialogPicture
    title="Are you sure?"
    description="Please confirm this action."
    actions={
      <>
        <Button>OK</Button>
        <Button>Cancel</Button>
      </>
    }
  />
)
