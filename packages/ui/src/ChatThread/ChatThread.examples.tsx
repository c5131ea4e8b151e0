import type { PropsWithChildren } from 'react'
import { userTexts } from '../stories/userTexts.ts'
import { ChatThread, type ThreadMessage } from './index.ts'

const message = (id: string, text: string, day: string, timeText: string): ThreadMessage => ({
  id,
  isOwn: id.startsWith('own'),
  body: { kind: 'text', text },
  state: 'read',
  timeText,
  day,
  dayText: day,
})

const evening = message('a', userTexts.evening, 'Yesterday', '21:48')
const mill = message('own', userTexts.mill, 'Today', '09:12')
const gladly = message('b', userTexts.gladly, 'Today', '09:20')

const Frame = ({ children }: PropsWithChildren) => (
  <div style={{ blockSize: '21rem', inlineSize: '100%' }}>{children}</div>
)

export const good = (
  <Frame>
    <ChatThread name="Anna" messages={[evening, mill, gladly]} />
  </Frame>
)

export const bad = (
  <Frame>
    <ChatThread name="Anna" messages={[gladly, evening, mill]} />
  </Frame>
)
