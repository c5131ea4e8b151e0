import { type PartialAttributes, sensitiveAttribute } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { lockMember } from '../members.store.ts'
import { hasConsent } from './consents.store.ts'
import { saveDecision } from './saveDecision.ts'

/** Gives or withdraws the consent to sensitive data; does nothing if it already stands so. */
export async function setSensitiveConsent(tx: Db, ctx: MemberCtx, given: boolean) {
  await lockMember(tx, ctx.viewer.id)
  if ((await hasConsent(tx, ctx.viewer.id, 'sensitive_data')) === given) return
  await saveDecision(tx, ctx, { kind: 'sensitive_data', given })
}

/**
 * Call in the transaction that writes attributes. Locks the member, so that the consent cannot be withdrawn
 * in between.
 * @throws DomainError sensitive_consent_needed for a sensitive attribute without consent
 */
export async function requireSensitiveConsent(
  tx: Db,
  { member, attributes }: { readonly member: string; readonly attributes: PartialAttributes },
) {
  const field = sensitiveAttribute(attributes)
  if (!field) return
  await lockMember(tx, member)
  if (!(await hasConsent(tx, member, 'sensitive_data'))) {
    throw refuse('sensitive_consent_needed', { field })
  }
}
