import type { Db } from '../database/Database.ts'
import { type DomainError, refuse } from '../errors/DomainError.ts'
import { readAudit } from './audit.store.ts'

interface Decided {
  readonly brand: string
  /** As in the log. */
  readonly subject: string
  /** What of the log was a decision; without them whatever was done to it. */
  readonly acts?: readonly string[]
  /** Of the input that names it. */
  readonly field: string
}

/**
 * The refusal for the second to decide: `already_decided`, with who came first (`params.by`), when
 * (`params.at`) and with what (`params.act`). Without these it was no person.
 */
export async function decidedAlready(tx: Db, { field, ...about }: Decided): Promise<DomainError> {
  const [last] = await readAudit(tx, about)
  return refuse('already_decided', {
    field,
    ...(last && {
      params: { by: last.name ?? last.actor, at: last.created.toISOString(), act: last.act },
    }),
  })
}
