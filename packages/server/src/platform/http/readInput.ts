import type { Context } from 'hono'
import type { z } from 'zod'
import { refuse } from '../errors/DomainError.ts'

/** How many further wrong fields an error names at most. */
const maxOthers = 20

/** @throws DomainError invalid_input with the dotted path of the first wrong field, and of those after it */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input)
  const unstorable = parsed.success ? findUnstorable(parsed.data) : undefined
  if (parsed.success && !unstorable) return parsed.data
  const paths = parsed.success ? [unstorable ?? []] : parsed.error.issues.map(({ path }) => path)
  const [field, ...others] = new Set(paths.map((path) => path.join('.')))
  throw refuse('invalid_input', {
    ...(field && { field }),
    others: others
      .filter((other) => other !== '')
      .slice(0, maxOthers)
      .map((other) => refuse('invalid_input', { field: other })),
  })
}

/** The path of a string that the database cannot store: one with a NUL character or a lone surrogate. */
function findUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : []
  if (typeof value !== 'object' || value === null) return
  for (const [name, one] of Object.entries(value)) {
    const path = findUnstorable(one)
    if (path) return [name, ...path]
  }
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

export async function readBody(http: Context): Promise<unknown> {
  return http.req.json().catch(() => {
    throw refuse('invalid_input')
  })
}

/** The field `file` of a multipart form. */
export async function readFile(http: Context): Promise<File> {
  const form = await http.req.parseBody().catch(() => {
    throw refuse('invalid_input', { field: 'file' })
  })
  const file = form['file']
  if (file instanceof File) return file
  throw refuse('invalid_input', { field: 'file' })
}
