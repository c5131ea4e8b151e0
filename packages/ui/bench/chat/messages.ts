import type { ThreadMessage } from '../../src/MessageBubble/index.ts'

/** Message lengths in words; most messages are short. */
const lengths = [3, 12, 1, 28, 7, 2, 55, 9, 4, 17] as const
const words =
  'shall we meet by the river on Saturday and see whether the old boats are still there'.split(' ')

const textOf = (index: number) => {
  const length = lengths[index % lengths.length] ?? 1
  return Array.from({ length }, (_, word) => words[(index * 7 + word) % words.length]).join(' ')
}

/** A deterministic conversation. Each message contains its number. */
export function messages(from: number, to: number): readonly ThreadMessage[] {
  return Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset
    return {
      id: `m${index}`,
      isOwn: index % 3 === 0,
      body: { kind: 'text', text: `No. ${index}: ${textOf(index)}` },
      state: 'read',
      timeText: '18:05',
      stateText: 'Read',
      day: `day-${Math.trunc(index / 40)}`,
      dayText: `Day ${Math.trunc(index / 40) + 1}`,
    }
  })
}
