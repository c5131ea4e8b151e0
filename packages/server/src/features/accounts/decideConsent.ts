import {
  type Attributes,
  type Consent,
  type ConsentKind,
  intimateInterests,
} from '@bouquet/contract'
import type { Db } from '../../platform/database/Database.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { updateMember } from './accounts.store.ts'
import { insertConsent, listConsents } from './consents.store.ts'
import { termsVersion } from './termsVersion.ts'

interface Choice {
  readonly kind: Exclude<ConsentKind, 'terms'>
  readonly given: boolean
}

/** Keeps a consent that is given or taken back. What rested on one that is taken back is removed at once. */
export async function decideConsent(ctx: MemberCtx, { kind, given }: Choice): Promise<void> {
  const { db, viewer, brand, clock } = ctx
  await db.transaction(async (tx) => {
    const version = termsVersion(brand)
    await insertConsent(tx, { member: viewer.id, kind, given, version, decided: clock.now() })
    if (!given) await takeBack[kind](tx, ctx)
  })
}

const intimate: readonly string[] = intimateInterests

const takeBack: Record<Choice['kind'], (tx: Db, ctx: MemberCtx) => Promise<unknown>> = {
  sensitive_data: (tx, { viewer }) =>
    updateMember(tx, viewer.id, { attributes: withoutSensitive(viewer.attributes) }),
  promotions: (tx, { viewer }) =>
    updateMember(tx, viewer.id, {
      notificationsDisabled: [...new Set([...viewer.notificationsDisabled, 'promotions' as const])],
    }),
}

const withoutSensitive = (attributes: Attributes): Attributes => ({
  ...attributes,
  sexuality: null,
  interests: attributes.interests.filter((interest) => !intimate.includes(interest)),
})

/** What the viewer has agreed to and taken back, the latest first. */
export async function readConsents({ db, viewer }: MemberCtx): Promise<Consent[]> {
  const rows = await listConsents(db, viewer.id)
  return rows.map(({ kind, given, version, decided }) => ({
    kind,
    given,
    version: version.toISOString(),
    decided: decided.toISOString(),
  }))
}
