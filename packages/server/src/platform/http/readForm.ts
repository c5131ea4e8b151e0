import type { Context } from 'hono'
import { refuse } from '../errors/DomainError.ts'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Whether the body of a request is that of an HTML form. */
export function isForm({ req }: Context): boolean {
  return formTypes.includes(req.header('content-type')?.split(';')[0] ?? '')
}

/** @throws DomainError invalid_input */
export async function readForm(http: Context): Promise<FormData> {
  if (!isForm(http)) throw refuse('invalid_input')
  return http.req.formData().catch(() => {
    throw refuse('invalid_input')
  })
}
