import { constants, type DeletionReason } from '@bouquet/contract'
import { daysAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx, MemberCtx } from '../../../platform/http/Ctx.ts'
import { newId } from '../../../platform/ids.ts'
import { mailedLink } from '../../../platform/mail/mailedLink.ts'
import { endSessions } from '../../../platform/session/endSessions.ts'
import { originOf } from '../../../platform/tenant/Brands.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { changeAccountState, deleteLinks, insertLink, memberTimeZone } from '../../members/index.ts'
import { insertDeletion } from './deletions.store.ts'

interface DeletionRequest {
  readonly reason?: DeletionReason | undefined
  readonly comment?: string | undefined
}

/**
 * Deletes the viewer's account: it is hidden and logged out everywhere at once, and erased after the period in
 * which the mailed link restores it.
 * @returns when it is erased
 */
export async function deleteAccount(
  ctx: MemberCtx,
  { reason, comment }: DeletionRequest,
): Promise<Date> {
  const { brand, bus, clock, db, viewer } = ctx
  const requested = clock.now()
  const eraseAfter = daysAfter(requested, constants.reactivationDays)
  await db.transaction(async (tx) => {
    if (!(await changeAccountState(tx, viewer.id, 'delete')))
      throw refuse('authentication_required')
    await insertDeletion(tx, {
      id: newId(),
      brand: brand.id,
      member: viewer.id,
      reason: reason ?? null,
      comment: comment || null,
      requested,
      eraseAfter,
    })
    await endSessions(tx, { bus, brand: brand.id, member: viewer.id }, { except: null })
    for (const purpose of ['confirm', 'reset', 'change_email'] as const) {
      await deleteLinks(tx, viewer.id, purpose)
    }
    await sendDeletionEmail(tx, ctx, { recipient: viewer, eraseAfter })
  })
  return eraseAfter
}

type Recipient = Pick<MemberRow, 'id' | 'email' | 'name' | 'language' | 'country' | 'timeZone'>

/** Sends the link that restores an account until it is erased. */
export async function sendDeletionEmail(
  tx: Db,
  { brand, clock, config, mail }: Ctx,
  { recipient, eraseAfter }: { readonly recipient: Recipient; readonly eraseAfter: Date },
): Promise<void> {
  const { id: member, email, name, language } = recipient
  const now = clock.now()
  const token = await insertLink(tx, {
    member,
    email,
    purpose: 'reactivate',
    now,
    lifetimeSeconds: Math.floor((eraseAfter.getTime() - now.getTime()) / 1_000),
  })
  await mail.send(tx, {
    brand: brand.id,
    to: email,
    locale: language,
    email: {
      kind: 'deletion',
      name,
      link: mailedLink(originOf(config, brand), 'deletion', token),
      erased_after: eraseAfter.toISOString(),
      time_zone: memberTimeZone(recipient),
    },
  })
}
