import { Stack } from '../stories/pictures/layout.tsx'
import { ToastPicture } from '../stories/pictures/ToastPicture.tsx'

export const good = (
  <Stack>
    <ToastPicture tone="success" description="You blocked Joris." actionLabel="Undo" />
  </Stack>
)

export const bad = (
  <Stack>
    <ToastPicture
      tone="danger"
      description="Your payment of €45.00 failed. Check the number of your card and try again."
    />
    <ToastPicture description="Only today: 25% off all packages" actionLabel="Buy" />
  </Stack>
)
