import { decidedAlready, readAudit, writeAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../../platform/http/Ctx.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { mailedLink } from '../../../platform/mail/mailedLink.ts'
import {
  type EmailDraft,
  type EmailPreview,
  previewEmail,
} from '../../../platform/mail/previewEmail.ts'
import { endSessions } from '../../../platform/session/endSessions.ts'
import { originOf } from '../../../platform/tenant/Brands.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { changeAccountState, findMember } from '../../members/index.ts'

interface BanDecision {
  readonly brand: string
  readonly member: string
  readonly reason: string
}

/**
 * Bans a member: sessions end, the profile is hidden and login is refused. Writes the audit log and mails the
 * member the reason with the way to appeal (Digital Services Act, article 17).
 * @throws DomainError not_found, already_decided
 */
export async function banMember(
  ctx: StaffContext,
  { brand, member: id, reason }: BanDecision,
): Promise<void> {
  const { actor, bus, clock, db } = ctx
  await db.transaction(async (tx) => {
    const member = await findMember(tx, id)
    if (member?.brand !== brand) throw refuse('not_found', { field: 'member' })
    const subject = `member:${id}`
    if (!(await changeAccountState(tx, id, 'ban'))) {
      throw await decidedAlready(tx, { brand, subject, actions: ['member.ban'], field: 'member' })
    }
    await endSessions(tx, { bus, brand, member: id }, { except: null })
    const now = clock.now()
    await writeAudit(tx, { brand, actor, act: 'member.ban', subject, reason, now })
    await tellMember(tx, ctx, { member, email: { kind: 'banned', reasons: reason } })
  })
}

/**
 * Lifts a ban; the account is active, unconfirmed or under deletion, as it would be without it. Writes the audit log and mails the member.
 * @throws DomainError not_found for a member who was never banned, already_decided
 */
export async function liftBan(
  ctx: StaffContext,
  { brand, member: id, reason }: BanDecision,
): Promise<void> {
  const { actor, clock, db } = ctx
  await db.transaction(async (tx) => {
    const member = await findMember(tx, id)
    if (member?.brand !== brand) throw refuse('not_found', { field: 'member' })
    const subject = `member:${id}`
    if (!(await changeAccountState(tx, id, 'lift_ban')))
      throw await findLiftError(tx, brand, subject)
    const now = clock.now()
    await writeAudit(tx, { brand, actor, act: 'member.lift-ban', subject, reason, now })
    await tellMember(tx, ctx, { member, email: { kind: 'ban_lifted' } })
  })
}

async function findLiftError(tx: Db, brand: string, subject: string) {
  const lifted = { brand, subject, actions: ['member.lift-ban'] }
  const [last] = await readAudit(tx, lifted)
  return last
    ? decidedAlready(tx, { ...lifted, field: 'member' })
    : refuse('not_found', { field: 'member' })
}

type BanEmail =
  | { readonly kind: 'banned'; readonly reasons: string }
  | { readonly kind: 'ban_lifted' }

/**
 * The mail that {@link banMember} would send. It bans nobody.
 * @throws DomainError not_found
 */
export async function previewBan(
  services: Services,
  { brand: id, member: memberId, reason }: BanDecision,
): Promise<EmailPreview> {
  const brand = services.brands.byId(id)
  const member = await findMember(services.db, memberId)
  if (!brand || member?.brand !== id) throw refuse('not_found', { field: 'member' })
  return previewEmail(services, brand, draftBanEmail(member, { kind: 'banned', reasons: reason }))
}

/** Nobody reads the mails of a fictional member. */
const draftBanEmail = (member: MemberRow, email: BanEmail): EmailDraft => ({
  brand: member.brand,
  to: member.fictional ? null : member.email,
  locale: member.language,
  emailWith: (link) => ({ ...email, name: member.name, link }),
})

async function tellMember(
  tx: Db,
  { brands, config, mail }: StaffContext,
  { member, email }: { readonly member: MemberRow; readonly email: BanEmail },
): Promise<void> {
  const brand = brands.byId(member.brand)
  const { to, emailWith, ...envelope } = draftBanEmail(member, email)
  if (to === null || !brand) return
  const link = mailedLink(originOf(config, brand), email.kind)
  await mail.send(tx, { ...envelope, to, email: emailWith(link) })
}
