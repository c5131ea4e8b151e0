import type { Consent } from '@bouquet/contract'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { type ConsentChoice, listConsents, saveDecision } from '../../members/index.ts'

/** Records that a consent is given or withdrawn. Withdrawing deletes the data that depended on it at once. */
export const decideConsent = (ctx: MemberCtx, choice: ConsentChoice): Promise<void> =>
  ctx.db.transaction((tx) => saveDecision(tx, ctx, choice))

/** The viewer's consent decisions, the latest first. */
export async function readConsents({ db, viewer }: MemberCtx): Promise<Consent[]> {
  const rows = await listConsents(db, viewer.id)
  return rows.map(({ kind, given, version, decided }) => ({
    kind,
    given,
    version: version.toISOString(),
    decided: decided.toISOString(),
  }))
}
