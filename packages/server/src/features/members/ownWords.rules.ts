import type { Brand } from '@bouquet/theme'

/** Somebody who sets a password, and the brands on which it will be used. */
export interface PasswordOwner {
  readonly name: string
  readonly email: string
  readonly brands: readonly Pick<Brand, 'name' | 'mailName' | 'domains'>[]
}

/** Shorter words, such as `de`, are part of too many others. */
const minWordLength = 3

/** Letters that a password needs besides the words of its owner. */
const minOtherLetters = 4

/** The words that others guess first: name, e-mail address and brand, whole and in parts. */
export function ownWords({ name, email, brands }: PasswordOwner): string[] {
  const texts = [
    name,
    email,
    ...email.split('@'),
    ...brands.flatMap((brand) => [brand.name, brand.mailName, ...brand.domains]),
  ]
  const words = texts
    .flatMap((text) => [plain(text), withoutMarks(plain(text))])
    .flatMap((text) => [text, text.replace(separators, ''), ...text.split(separators)])
    .filter((word) => word.length >= minWordLength)
  return [...new Set(words)].sort((one, other) => other.length - one.length)
}

const separators = /[^\p{L}\p{M}]+/gu

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** Whether a password is little more than such words, with digits and signs between them. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const whole = plain(password)
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), whole)
  return rest !== whole && (rest.match(/\p{L}/gu) ?? []).length < minOtherLetters
}
