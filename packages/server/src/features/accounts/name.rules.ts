import type { Brand } from '@bouquet/theme'
import { refuse } from '../../platform/errors/DomainError.ts'
import { smallCapital } from '../../platform/text/comparable.ts'
import { findWarnings } from '../moderation/index.ts'
import { looksLikeStaff } from './staffNames.rules.ts'

/** Letters with their marks, digits, and separators. */
const allowedCharacters = /^[\p{L}\p{Mn}\p{Mc}\p{Nd} .'’ʼ׳״·&_-]+$/u

/** Letters without a script, such as bold and italic ones for formulas. */
const styledLetter = /(?=\p{L})(?!\p{Lm})\p{Script=Common}/u

/** No script has six marks in a row (Burmese has five spacing ones), or more than three that take no space. */
const tooManyMarks = /\p{Mn}{4,}|\p{M}{6,}|^\p{M}/u

/** Scripts in common use; a name may use one of them. Those that Japanese, Chinese and Korean mix count as one. */
const scripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Gurmukhi}/u,
  /\p{Script=Gujarati}/u,
  /\p{Script=Oriya}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Telugu}/u,
  /\p{Script=Kannada}/u,
  /\p{Script=Malayalam}/u,
  /\p{Script=Sinhala}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Lao}/u,
  /\p{Script=Khmer}/u,
  /\p{Script=Myanmar}/u,
  /\p{Script=Tibetan}/u,
  /\p{Script=Ethiopic}/u,
  /\p{Script=Thaana}/u,
]

/** Enough for a year or a number; phone numbers have more digits. */
const maxDigits = 6

/**
 * Checks a user name. Strangers see it, also in e-mails, so it must not contain contact details, imitate other
 * characters, or look like a name of staff.
 * @param name in NFKC, as the contract's schema gives it
 * @throws DomainError name_is_email, name_starts_with_at, name_length, name_contact, name_characters,
 *   name_reserved
 */
export function checkName(name: string, email: string, brand: Brand): void {
  const field = 'name'
  if (name.toLowerCase() === email.toLowerCase()) throw refuse('name_is_email', { field })
  if (name.startsWith('@')) throw refuse('name_starts_with_at', { field })
  const length = [...name].length
  if (length < shortest(name) || length > 30) throw refuse('name_length', { field })
  if (hasContact(name)) throw refuse('name_contact', { field })
  if (!isReadable(name)) throw refuse('name_characters', { field })
  if (looksLikeStaff(name, brand)) throw refuse('name_reserved', { field })
}

/** One character of Chinese or Korean is a whole syllable, and a name. */
const shortest = (name: string): number =>
  /^[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ? 1 : 2

const hasContact = (name: string): boolean =>
  (name.match(/\p{Nd}/gu) ?? []).length > maxDigits ||
  findWarnings(name).some(
    ({ kind, excerpt }) =>
      // Somebody may be called Kik, so the name of a messenger alone is allowed.
      kind !== 'money' && !(kind === 'messenger' && excerpt.length === name.length),
  )

const isReadable = (name: string): boolean =>
  allowedCharacters.test(name) &&
  /\p{L}/u.test(name) &&
  !/\p{Default_Ignorable_Code_Point}/u.test(name) &&
  !styledLetter.test(name) &&
  !smallCapital.test(name) &&
  !tooManyMarks.test(name) &&
  usesOneScript(name)

function usesOneScript(name: string): boolean {
  const letters = (name.match(/\p{L}/gu) ?? []).filter(
    (letter) => !/\p{Script=Common}/u.test(letter),
  )
  return scripts.some((script) => letters.every((letter) => script.test(letter)))
}
