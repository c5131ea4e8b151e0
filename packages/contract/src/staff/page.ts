import { z } from 'zod'

/** Items on one page of a list. */
export const listPageSize = { default: 50, max: 200 } as const

/** Items of a list are counted up to this number. */
export const listCountLimit = 1_000

/** Position of the last item of a page, by its time and id. */
export interface Cursor {
  readonly moment: Date
  readonly id: string
}

const separator = '~'

/** A cursor as text, for query strings and command lines. */
export function encodeCursor({ moment, id }: Cursor): string {
  return `${moment.toISOString()}${separator}${id}`
}

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

/** A date that PostgreSQL and JavaScript can both represent. */
const isStorableYear = (day: string): boolean => day >= '1970' && day < '9999'

const day = z.iso.date().refine(isStorableYear)

/**
 * Parameters of every list beside its filters. `id` is the schema of the items' ids.
 * `{ ...filters, ...pageFields(z.uuid()) }`
 */
export function pageFields(id: z.ZodType<string>) {
  return {
    from: day.optional().describe('the first day, as in 2026-03-01, by UTC'),
    to: day.optional().describe('the last day'),
    after: cursorSchema(id).optional().describe('`next` of the page before'),
    limit: z.coerce
      .number()
      .pipe(z.int().min(1).max(listPageSize.max))
      .default(listPageSize.default)
      .describe(`how many on a page, at the most ${listPageSize.max}`),
  }
}

export type PageQuery = z.output<z.ZodObject<ReturnType<typeof pageFields>>>

/** One page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** Cursor for `after`; null on the last page. */
    next: z.string().nullable(),
    /** Items on all pages, counted up to {@link listCountLimit}. */
    total: z.int(),
    /** True when there are more than `total`. */
    total_is_minimum: z.boolean(),
  })
}

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
  readonly total: number
  readonly total_is_minimum: boolean
}
