import type { MessageWarning } from '@bouquet/contract'
import { messageWarningSchema } from '@bouquet/contract/schemas'
import { LinkifyIt } from 'linkify-it'
import { comparable } from '../../platform/text/comparable.ts'
import type { Finding } from '../../tables/index.ts'
import { moneyWords } from './moneyWords.data.ts'

const messengers =
  'whats ?app|telegram|signal app|viber|wechat|snapchat|kik|skype|hangouts|google chat|wa\\.me|t\\.me'

const day = 86_400_000

/**
 * Eight digits or more with the usual separators, as in `+49 (0) 171 / 234 56 78`. A range of years
 * does not match.
 */
const phone =
  /(?<![\w])(?!(?:19|20)\d\d ?- ?(?:19|20)\d\d(?!\d|[ ()./-]{0,3}\d))(?:\+|00)?\d(?:[ ()./-]{0,3}\d){7,14}(?![\w])/gu

/** Matches whole words in any script. */
const wholeWord = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')

const firstMatch =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    [...text.matchAll(pattern)][0]?.[0]

/** Top-level domains beyond the country codes and those the library knows. */
const endings =
  'io|me|xyz|top|site|online|club|app|link|live|date|dating|love|chat|cam|webcam|page|website|space|fun|icu|vip|bio|social'

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false }).tlds(endings.split('|'), true)

/** A missing space between sentences, as in `tea.It`. */
const isSentence = (text: string) => /\.\p{Lu}\p{Ll}$/u.test(text)

/** Counts as a link even if no such site can exist. */
const announced = /(?:https?:\/\/|www\.)\S+/iu

/** The first link in a text, with or without `https://`. */
export function findLink(text: string): string | undefined {
  return (
    announced.exec(text)?.[0] ??
    linkify.match(text)?.find(({ schema, raw }) => schema !== '' || !isSentence(raw))?.raw
  )
}

/** Begins at the first character of a run only, so that a long run without an `@` is read once. */
const email = /(?<![\w.+-])[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\.[a-z]{2,}/giu

const checks: Readonly<
  Record<MessageWarning, { find: (text: string) => string | undefined; weight: number }>
> = {
  email: { find: firstMatch(email), weight: 1 },
  link: { find: findLink, weight: 1 },
  phone: { find: firstMatch(phone), weight: 1 },
  messenger: { find: firstMatch(wholeWord(messengers)), weight: 1 },
  money: { find: firstMatch(wholeWord(moneyWords.join('|'))), weight: 2 },
}

/** Finds contact details and requests for money in a text, with the matching excerpt. */
export function findWarnings(text: string): Finding[] {
  const read = comparable(text)
  return messageWarningSchema.options.flatMap((kind) => {
    const found = checks[kind].find(read)
    return found ? [{ kind, excerpt: found.slice(0, 80) }] : []
  })
}

export function totalWeight(findings: readonly Finding[]): number {
  return findings.reduce((sum, { kind }) => sum + checks[kind].weight, 0)
}

/** Whether an account is new and therefore checked more strictly. */
export function isNewAccount({ signupDate }: { readonly signupDate: Date }, now: Date): boolean {
  return now.getTime() - signupDate.getTime() < 3 * day
}

interface Sender {
  readonly signupDate: Date
  /** The two have written to each other before. */
  readonly isKnown: boolean
}

/**
 * Whether staff review a message before delivery. The receiver sees the warnings in any case; a
 * message is held only when it asks a stranger for money, or when a new account's message has
 * several findings.
 */
export function needsReview(findings: readonly Finding[], sender: Sender, now: Date): boolean {
  if (sender.isKnown) return false
  return totalWeight(findings) >= (isNewAccount(sender, now) ? 2 : 3)
}
