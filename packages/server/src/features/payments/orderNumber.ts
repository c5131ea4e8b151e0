import { randomInt } from 'node:crypto'

/** No 0, 1, I, L, O and U, which are mistaken for others, and no other vowels, so that no word appears. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ'

const length = 9

/** The number by which people name an order, as in `4KD7B9QXM`. */
export function newOrderNumber(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** An order number as it was typed: in any case, with spaces or hyphens. */
export function parseOrderNumber(typed: string): string {
  return typed.replace(/[\s-]/gu, '').toUpperCase()
}
