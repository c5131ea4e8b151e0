import { z } from 'zod'
import type { ActionRequest } from '../actions/performAction.ts'

const pageSchema = z.object({
  items: z.array(z.unknown()),
  next: z.string().nullable(),
  total: z.int(),
  total_is_minimum: z.boolean(),
})

/** How much of a list is shown, and the words that bring the rest; undefined for what is no list. */
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
  const words = [...(as ? ['--as', as] : []), name, ...options.flatMap(asTyped)]
  return `${shown} The next page: bouquet operate ${words.map(quoted).join(' ')}`
}

const asTyped = ([key, value]: [string, unknown]): string[] => [`--${key}`, String(value)]

/** As a shell reads it back. */
const quoted = (word: string): string =>
  /^[\w@.,:~+/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
