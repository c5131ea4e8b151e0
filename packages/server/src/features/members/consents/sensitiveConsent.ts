import { sensitiveAttribute, type ToldAttributes } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { lockMember } from '../lockMember.ts'
import { holdsConsent } from './consents.store.ts'
import { keepDecision } from './decideConsent.ts'

/** Gives the consent to sensitive data or takes it back; one that stands so already is not noted again. */
export async function settleSensitiveConsent(tx: Db, ctx: MemberCtx, given: boolean) {
  await lockMember(tx, ctx.viewer.id)
  if ((await holdsConsent(tx, ctx.viewer.id, 'sensitive_data')) === given) return
  await keepDecision(tx, ctx, { kind: 'sensitive_data', given })
}

/**
 * For the transaction that writes what a member tells. The member is held, so that the consent cannot be
 * taken back in between.
 * @throws DomainError sensitive_consent_needed for a sensitive answer without a consent that stands
 */
export async function requireSensitiveConsent(tx: Db, member: string, told: ToldAttributes) {
  const field = sensitiveAttribute(told)
  if (!field) return
  await lockMember(tx, member)
  if (!(await holdsConsent(tx, member, 'sensitive_data'))) {
    throw refuse('sensitive_consent_needed', { field })
  }
}
