import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { TooltipPicture } from '../stories/pictures/TooltipPicture.tsx'

export const good = (
  <TooltipPicture description="Shown if the other member allows it.">
    <Badge>Read</Badge>
  </TooltipPicture>
)

export const bad = (
  <TooltipPicture
    description={
      <>
        Costs 10 credits (€4.50). <u>See packages</u>
      </>
    }
  >
    <Button>Send</Button>
  </TooltipPicture>
)
