import { Button } from '../Button/index.ts'
import { DialogPicture } from '../stories/pictures/DialogPicture.tsx'
import { noop, Stack } from '../stories/pictures/layout.tsx'
import { PermissionPrompt } from './index.ts'

export const good = (
  <Stack>
    <PermissionPrompt
      kind="push"
      title="Shall we tell you when someone writes?"
      description="A short notification appears on this device."
      points={[
        'It never shows the text of a message.',
        'You can switch it off in the settings at any time.',
      ]}
      headingLevel={3}
      onAllow={noop}
      onDecline={noop}
    />
  </Stack>
)

export const bad = (
  <DialogPicture
    title="Turn on notifications"
    description="You can write to people once notifications are on."
    actions={
      <>
        <Button isWide>Allow</Button>
        <Button size="sm" variant="quiet" tone="neutral">
          no
        </Button>
      </>
    }
  />
)
