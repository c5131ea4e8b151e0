import { noop, Stack } from '../stories/pictures/layout.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { ChatComposer } from './index.ts'

export const good = (
  <Stack>
    <ChatComposer
      label="Message to Anna"
      placeholder="Write to Anna"
      defaultValue={userTexts.mill}
      description="1 credit (€0.45) a message"
      onSend={noop}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <ChatComposer
      label="Message"
      placeholder="Message"
      disabledReason="Not available."
      onSend={noop}
    />
  </Stack>
)
