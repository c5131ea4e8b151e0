import { type Gender, genders, type SearchQuery } from '@bouquet/contract'
import { or, type SQL, sql } from 'drizzle-orm'
import { tellings, told } from '../../tables/index.ts'
import type { Circle } from '../profiles/index.ts'

/** So many words are told by many together. */
const broad = 2

/** One thing wished for, as the database notes it. */
interface Word {
  readonly text: string
  /** Of its kind one is told, as the colour of hair; the signs of such words are one. */
  readonly isAlone: boolean
}

/** Who tells so many of some words. */
export interface Telling {
  /** Holds for those members; stands in the indexes that lead to places and ages. */
  readonly fits: SQL
  /** Leads to the tellings of those and of few others; missing when any member might be one. */
  readonly signed: SQL | undefined
  /** Whether one word or two decide, so that there may be very many. */
  readonly isBroad: boolean
}

const aloneWishes = [
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
] as const satisfies readonly (keyof SearchQuery)[]

/** What is wished that somebody tells of themselves. */
export function wordsOf(query: SearchQuery): Word[] {
  const alone = aloneWishes.flatMap((name) => {
    const wanted = query[name]
    return wanted ? [{ text: `${name}=${wanted}`, isAlone: true }] : []
  })
  const { interest } = query
  return interest ? [...alone, { text: `interests=${interest}`, isAlone: false }] : alone
}

/** Who tells all of the words; nothing when there are none. */
export const tellsAll = (circle: Circle, words: readonly Word[]): Telling | undefined =>
  words.length === 0 ? undefined : telling(circle, words, [words])

/** Who tells all of the words but any one. */
export const tellsAllButOne = (circle: Circle, words: readonly Word[]): Telling =>
  telling(
    circle,
    words,
    words.map((left) => words.filter((word) => word !== left)),
  )

/** Who tells as many of the words as are in each of the choices. */
function telling(
  circle: Circle,
  words: readonly Word[],
  choices: readonly (readonly Word[])[],
): Telling {
  const needed = Math.min(...choices.map(({ length }) => length))
  const bits = sql`(select told_bits(array[${listed(words.map(({ text }) => text))}]::text[]))`
  const among = circle.gender ? [circle.gender] : genders
  const signed = or(
    ...among.flatMap((gender) => choices.map((choice) => bearsAll(circle.brand, gender, choice))),
  )
  return {
    fits: sql`bit_count(${told} & ${bits}) = ${needed}`,
    signed: needed === 0 ? undefined : signed,
    isBroad: needed > 0 && needed <= broad,
  }
}

/** Those whose telling bears the signs of all the words. */
function bearsAll(brand: string, gender: Gender, words: readonly Word[]): SQL {
  const alone = words.filter(({ isAlone }) => isAlone)
  const others = words.filter(({ isAlone }) => !isAlone)
  const sets = [...(alone.length > 0 ? [alone] : []), ...others.map((word) => [word])]
  const signs = sets.map(
    (set) =>
      sql`hashtext(${`${brand} ${gender}`}) # ${sql.join(
        set.map(({ text }) => sql`hashtext(${text})`),
        sql` # `,
      )}`,
  )
  return sql`${tellings.signs} @> array[${sql.join(signs, sql`, `)}]`
}

const listed = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
