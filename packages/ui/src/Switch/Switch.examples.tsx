import { Button } from '../Button/index.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { Switch } from './index.ts'

export const good = (
  <Stack>
    <Switch label="E-mails about new messages" description="At most one a day." defaultSelected />
  </Stack>
)

export const bad = (
  <Stack>
    <Switch label="E-mails are off" />
    <Button>Save</Button>
  </Stack>
)
