import { type PartialAttributes, sensitiveAttribute } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { lockMember } from '../members.store.ts'
import { hasConsent } from './consents.store.ts'
import { saveDecision } from './decideConsent.ts'

/** Gives the consent to sensitive data or takes it back; one that stands so already is not noted again. */
export async function setSensitiveConsent(tx: Db, ctx: MemberCtx, given: boolean) {
  await lockMember(tx, ctx.viewer.id)
  if ((await hasConsent(tx, ctx.viewer.id, 'sensitive_data')) === given) return
  await saveDecision(tx, ctx, { kind: 'sensitive_data', given })
}

/**
 * For the transaction that writes what a member tells. The member is held, so that the consent cannot be
 * taken back in between.
 * @throws DomainError sensitive_consent_needed for a sensitive answer without a consent that stands
 */
export async function requireSensitiveConsent(
  tx: Db,
  member: string,
  attributes: PartialAttributes,
) {
  const field = sensitiveAttribute(attributes)
  if (!field) return
  await lockMember(tx, member)
  if (!(await hasConsent(tx, member, 'sensitive_data'))) {
    throw refuse('sensitive_consent_needed', { field })
  }
}
