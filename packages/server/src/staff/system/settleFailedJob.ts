import { decidedAlready, hasAudit, writeAudit } from '../../platform/audit.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'

interface FailedJobDecision {
  readonly kind: string
  readonly job: string
  readonly reason: string
}

const acts = { retry: 'job.retry', drop: 'job.drop' } as const

/** Jobs concern no single brand. */
const everyBrand = ''

/**
 * Runs a job again that was given up, or removes it.
 * @throws DomainError already_decided with who was faster, not_found
 */
export function settleFailedJob(
  { actor, clock, db, jobs }: StaffContext,
  how: keyof typeof acts,
  { kind, job: id, reason }: FailedJobDecision,
): Promise<void> {
  return db.transaction(async (tx) => {
    const subject = `job:${kind}:${id}`
    if (!(await jobs[how](tx, { kind, id }))) {
      const about = { brand: everyBrand, subject }
      if (!(await hasAudit(tx, about))) throw refuse('not_found', { field: 'job' })
      throw await decidedAlready(tx, { ...about, field: 'job' })
    }
    const now = clock.now()
    await writeAudit(tx, { brand: everyBrand, actor, act: acts[how], subject, reason, now })
  })
}
