import { type ErrorBody, errorTable } from '@bouquet/contract'
import { z } from 'zod'
import type { ActionRequest } from '../actions/performAction.ts'

const pageSchema = z.object({
  items: z.array(z.unknown()),
  next: z.string().nullable(),
  total: z.int(),
  total_is_minimum: z.boolean(),
})

/** The size of a list and the command for its next page; undefined for other responses. */
export function describePage(
  { name, given, as }: ActionRequest,
  done: unknown,
): string | undefined {
  const { data: page } = pageSchema.safeParse(done)
  if (!page) return
  const { items, next, total, total_is_minimum: isMore } = page
  const shown = `${items.length} of ${isMore ? 'more than ' : ''}${total.toLocaleString('en')}.`
  if (next === null) return shown
  const options = Object.entries({ ...z.looseObject({}).parse(given), after: next })
  const args = [...(as ? ['--as', as] : []), name, ...options.flatMap(asTyped)]
  return `${shown} The next page: bouquet operate ${args.map(quoted).join(' ')}`
}

const asTyped = ([key, value]: [string, unknown]): string[] => [`--${key}`, String(value)]

/** Quoted for a shell. */
const quoted = (text: string): string =>
  /^[\w@.,:~+/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** An error as one line for the terminal: code, field, parameters and reason. */
export function describeRefusal({ code, field, params = {} }: ErrorBody['error']): string {
  const values = Object.entries(params).map(([name, value]) => `${name}: ${value}`)
  return [
    code,
    field && `(${field})`,
    values.length > 0 && `[${values.join(', ')}]`,
    errorTable[code].why,
  ]
    .filter(Boolean)
    .join(' ')
}
