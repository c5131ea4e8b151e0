import {
  constants,
  type OptionalConsentKind,
  type PartialAttributes,
  sensitiveAttribute,
  withoutSensitive,
} from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { findMember, lockMember, updateMember } from '../members.store.ts'
import { hasConsent, insertConsent, removeSensitiveInterests } from './consents.store.ts'

export interface ConsentChoice {
  readonly kind: OptionalConsentKind
  readonly given: boolean
}

/** Records that a consent is given or withdrawn. Withdrawing deletes the data that depended on it at once. */
export async function saveDecision(
  tx: Db,
  { viewer: { id }, brand, clock }: MemberCtx,
  { kind, given }: ConsentChoice,
): Promise<void> {
  await lockMember(tx, id)
  const version = termsVersion(brand)
  await insertConsent(tx, { member: id, kind, given, version, decided: clock.now() })
  if (given) return
  const member = await findMember(tx, id)
  if (!member) throw refuse('not_found')
  await withdraw[kind](tx, member)
}

const withdraw: Record<OptionalConsentKind, (tx: Db, member: MemberRow) => Promise<unknown>> = {
  sensitive_data: async (tx, { id, attributes }) => {
    await updateMember(tx, id, { attributes: withoutSensitive(attributes) })
    await removeSensitiveInterests(tx, id)
  },
  promotions: (tx, { id, notificationsDisabled }) =>
    updateMember(tx, id, {
      notificationsDisabled: [...new Set([...notificationsDisabled, 'promotions' as const])],
    }),
}

/** Date of the terms that apply: the product's, or the day the company was added if later. */
export function termsVersion({ company }: Pick<Brand, 'company'>): Date {
  const product = new Date(constants.termsVersion)
  const added = new Date(company.added)
  return added > product ? added : product
}

/** Gives or withdraws the consent to sensitive data; does nothing if nothing changes. */
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
