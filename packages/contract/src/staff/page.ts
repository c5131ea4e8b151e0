import { z } from 'zod'

/** Things on one page of a list: unless told otherwise, and at the most. */
export const listPageSize = { default: 50, max: 200 } as const

/** What a list holds is counted up to this many. */
export const listCountLimit = 1_000

/** Where a page ended: with the thing of this moment and id, so that the next begins right after it. */
export interface Cursor {
  readonly moment: Date
  readonly id: string
}

const separator = '~'

/** A place as a text for addresses and command lines. */
export const encodeCursor = ({ moment, id }: Cursor): string =>
  `${moment.toISOString()}${separator}${id}`

const cursorSchema = (id: z.ZodType<string>) => {
  const parts = z.object({ moment: z.iso.datetime().refine(isStorableYear), id })
  return z
    .string()
    .max(120)
    .transform((text, { addIssue }): Cursor => {
      const [moment, ...rest] = text.split(separator)
      const { data } = parts.safeParse({ moment, id: rest.join(separator) })
      if (data) return { moment: new Date(data.moment), id: data.id }
      addIssue({ code: 'custom' })
      return z.NEVER
    })
}

/** A year that the database and the calendar of a program both know. */
const isStorableYear = (day: string): boolean => day >= '1970' && day < '9999'

const day = z.iso.date().refine(isStorableYear)

/**
 * What every list is asked beside its filters. `id` is the form of its things' ids.
 * `{ ...filters, ...pageFields(z.uuid()) }`
 */
export const pageFields = (id: z.ZodType<string>) => ({
  from: day.optional().describe('the first day, as in 2026-03-01, by UTC'),
  to: day.optional().describe('the last day'),
  after: cursorSchema(id).optional().describe('`next` of the page before'),
  limit: z.coerce
    .number()
    .pipe(z.int().min(1).max(listPageSize.max))
    .default(listPageSize.default)
    .describe(`how many on a page, at the most ${listPageSize.max}`),
})

export type PageQuery = z.output<z.ZodObject<ReturnType<typeof pageFields>>>

/** One page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Given as `after`, it brings the next page; null on the last. */
    next: z.string().nullable(),
    /** How many there are on all pages; counted no further than {@link listCountLimit}. */
    total: z.int(),
    /** True when there are more than `total`. */
    total_is_minimum: z.boolean(),
  })

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
  readonly total: number
  readonly total_is_minimum: boolean
}
