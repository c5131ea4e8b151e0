import { userTexts } from '../stories/userTexts.ts'
import type { ThreadMessage } from './index.ts'

export const lines = [
  userTexts.evening,
  userTexts.light,
  userTexts.closing,
  userTexts.saturday,
  userTexts.coffee,
]

export const perDay = 12
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Days count from the first message of the longest thread. */
const dayText = (day: number) => longDate.format(Date.UTC(2024, 7, 11 + day))

export function message(index: number, more: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    id: `m${index}`,
    isOwn: index % 3 === 0,
    body: { kind: 'text', text: lines[index % lines.length] ?? '' },
    state: 'read',
    timeText: `18:${String(index % 60).padStart(2, '0')}`,
    day: `day-${Math.trunc(index / perDay)}`,
    dayText: dayText(Math.trunc(index / perDay)),
    ...more,
  }
}

export function thread(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => message(from + index))
}

export function numbered(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) =>
    message(from + index, { body: { kind: 'text', text: String(from + index) } }),
  )
}

/** Whether the newest message is in view. */
export function isAtEnd(log: HTMLElement) {
  return log.scrollHeight - log.scrollTop - log.clientHeight < 4
}
