import { Stack } from '../stories/pictures/layout.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { MessageBubble, type ThreadMessage } from './index.ts'

const message = (id: string, text: string, state: ThreadMessage['state']): ThreadMessage => ({
  id,
  isOwn: id === 'own',
  body: { kind: 'text', text },
  state,
  timeText: '18:05',
  day: 'today',
  dayText: 'Today',
})

const question = <MessageBubble name="Anna" message={message('a', userTexts.saturday, 'read')} />

export const good = (
  <Stack>
    {question}
    <MessageBubble name="Anna" message={message('own', userTexts.gladly, 'delivered')} />
  </Stack>
)

export const bad = (
  <Stack>
    <div style={{ filter: 'sepia(1) saturate(5) hue-rotate(290deg)' }}>{question}</div>
    <div style={{ filter: 'hue-rotate(120deg)' }}>
      <MessageBubble name="Anna" message={message('own', userTexts.gladly, 'read')} />
    </div>
  </Stack>
)
