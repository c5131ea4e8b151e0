import { Button } from '../Button/index.ts'
import { noop, Stack } from '../stories/pictures/layout.tsx'
import { AlertBanner } from './index.ts'

export const good = (
  <Stack>
    <AlertBanner
      tone="warning"
      title="Your e-mail address is not confirmed yet"
      actions={
        <Button size="sm" variant="outline" tone="neutral">
          Send the link again
        </Button>
      }
      onDismiss={noop}
    >
      Open the link that we sent you.
    </AlertBanner>
  </Stack>
)

export const bad = (
  <Stack>
    <AlertBanner tone="danger">Your e-mail address</AlertBanner>
    <AlertBanner tone="warning">Photos</AlertBanner>
    <AlertBanner tone="info">There are new gifts.</AlertBanner>
  </Stack>
)
