import type { Context } from 'hono'
import type { z } from 'zod'
import { refuse } from '../errors/DomainError.ts'

/** @throws DomainError invalid_input with the dotted path of the first wrong field */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.')
  throw refuse('invalid_input', field ? { field } : {})
}

export const readBody = async (http: Context): Promise<unknown> =>
  http.req.json().catch(() => {
    throw refuse('invalid_input')
  })

/** The field `file` of a multipart form. */
export async function readFile(http: Context): Promise<File> {
  const form = await http.req.parseBody().catch(() => {
    throw refuse('invalid_input', { field: 'file' })
  })
  const file = form['file']
  if (file instanceof File) return file
  throw refuse('invalid_input', { field: 'file' })
}
