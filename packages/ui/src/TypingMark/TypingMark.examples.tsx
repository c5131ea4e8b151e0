import { MessageBubble } from '../MessageBubble/index.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { TypingMark } from './index.ts'

export const good = (
  <Stack>
    <MessageBubble
      name="Anna"
      message={{
        id: 'own',
        isOwn: true,
        body: { kind: 'text', text: userTexts.saturday },
        state: 'read',
        timeText: '18:05',
        day: 'today',
        dayText: 'Today',
      }}
    />
    <TypingMark name="Anna" />
  </Stack>
)

export const bad = (
  <Stack>
    <p>Buy credits to read what they write.</p>
    <TypingMark name="Noor" />
    <TypingMark name="Bram" />
    <TypingMark name="Elif" />
  </Stack>
)
