import type { Handler } from 'hono'
import { refuse } from '../errors/DomainError.ts'
import type { Env } from '../http/App.ts'

export const serveSite =
  (_folder: string): Handler<Env> =>
  () => {
    throw refuse('page_not_found')
  }
