import type { Db } from '../database/Database.ts'
import { type DomainError, refuse } from '../errors/DomainError.ts'
import { readAudit } from './audit.store.ts'

interface Decided {
  readonly brand: string
  /** As in the audit log. */
  readonly subject: string
  /** The actions that count as a decision; all by default. */
  readonly actions?: readonly string[]
  /** Field of the input that names the subject. */
  readonly field: string
}

/**
 * The error `already_decided`, with the name (`params.by`), time (`params.at`) and action (`params.act`) of the
 * earlier decision. Without `params` it was not made by a person.
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
