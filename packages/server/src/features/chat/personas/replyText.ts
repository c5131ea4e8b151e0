import type { Locale } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'

const replies = ['first', 'evening', 'weekend', 'books', 'laugh', 'walk'] as const

/** What a demo person says to the message with this number of a thread: the introduction first, then in turn. */
export function replyText(locale: Locale, number: number): string {
  const turn = Math.floor((number - 1) / 2)
  const reply = replies[turn % replies.length] ?? 'first'
  return translator(locale)(`personas:${reply}`)
}
