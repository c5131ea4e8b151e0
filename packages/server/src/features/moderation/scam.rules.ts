import { type MessageWarning, messageWarningSchema } from '@bouquet/contract'
import { LinkifyIt } from 'linkify-it'
import { comparable } from '../../platform/text/plainText.ts'
import type { Finding } from '../../tables/index.ts'
import { moneyWords } from './moneyWords.data.ts'

const messengers =
  'whats ?app|telegram|signal app|viber|wechat|snapchat|kik|skype|hangouts|google chat|wa\\.me|t\\.me'

const day = 86_400_000

/** Eight digits or more with what people put between them, as in `+49 (0) 171 / 234 56 78`; two years are none. */
const phone =
  /(?<![\w])(?!(?:19|20)\d\d ?- ?(?:19|20)\d\d(?!\d|[ ()./-]{0,3}\d))(?:\+|00)?\d(?:[ ()./-]{0,3}\d){7,14}(?![\w])/gu

/** Where a word may begin and end: letters of every language count. */
const wholeWord = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')

const firstMatch =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    [...text.matchAll(pattern)][0]?.[0]

/** Endings of sites beside those of two letters and the ones that the library knows. */
const endings =
  'io|me|xyz|top|site|online|club|app|link|live|date|dating|love|chat|cam|webcam|page|website|space|fun|icu|vip|bio|social'

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false }).tlds(endings.split('|'), true)

/** `tea.It` is a sentence after a forgotten space. */
const isSentence = (text: string) => /\.\p{Lu}\p{Ll}$/u.test(text)

/** Whatever follows is meant as an address, though no such site may exist. */
const announced = /(?:https?:\/\/|www\.)\S+/iu

/** The first link of a text, with or without `https://`. */
export const findLink = (text: string): string | undefined =>
  announced.exec(text)?.[0] ??
  linkify.match(text)?.find(({ schema, raw }) => schema !== '' || !isSentence(raw))?.raw

const checks: Readonly<
  Record<MessageWarning, { find: (text: string) => string | undefined; weight: number }>
> = {
  email: { find: firstMatch(/[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\.[a-z]{2,}/giu), weight: 1 },
  link: { find: findLink, weight: 1 },
  phone: { find: firstMatch(phone), weight: 1 },
  messenger: { find: firstMatch(wholeWord(messengers)), weight: 1 },
  money: { find: firstMatch(wholeWord(moneyWords.join('|'))), weight: 2 },
}

/** What stands in a text that a stranger seldom needs, each with the words that were found. */
export function findWarnings(text: string): Finding[] {
  const read = comparable(text)
  return messageWarningSchema.options.flatMap((kind) => {
    const found = checks[kind].find(read)
    return found ? [{ kind, excerpt: found.slice(0, 80) }] : []
  })
}

export const totalWeight = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { kind }) => sum + checks[kind].weight, 0)

/** Whether an account is so young that it is watched more closely. */
export const isNewAccount = ({ signupDate }: { readonly signupDate: Date }, now: Date): boolean =>
  now.getTime() - signupDate.getTime() < 3 * day

/** How somebody stands who sends a message. */
interface Sender {
  readonly signupDate: Date
  /** The two have written to each other before. */
  readonly isKnown: boolean
}

/**
 * Whether a person looks at a message before it is delivered. What is found is in any case told to the
 * receiver; held is only what asks a stranger for money, or much at once from a new account.
 */
export function needsReview(findings: readonly Finding[], sender: Sender, now: Date): boolean {
  if (sender.isKnown) return false
  return totalWeight(findings) >= (isNewAccount(sender, now) ? 2 : 3)
}
