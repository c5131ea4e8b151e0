import { MessageBubble, type ThreadMessage } from '../MessageBubble/index.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { DayMark } from './index.ts'

const message = (id: string, text: string): ThreadMessage => ({
  id,
  isOwn: id === 'own',
  body: { kind: 'text', text },
  state: 'read',
  timeText: '18:05',
  day: 'today',
  dayText: 'Today',
})

const question = <MessageBubble name="Anna" message={message('a', userTexts.saturday)} />
const answer = <MessageBubble name="Anna" message={message('own', userTexts.gladly)} />

export const good = (
  <Stack>
    <DayMark>Today</DayMark>
    {question}
    {answer}
  </Stack>
)

export const bad = (
  <Stack>
    <DayMark>2026-03-03</DayMark>
    {question}
    <DayMark>2026-03-03</DayMark>
    {answer}
  </Stack>
)
