import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { hashToken } from '../../../platform/ids.ts'
import { mailedLink } from '../../../platform/mail/mailedLink.ts'
import { createLoginSession } from '../../../platform/session/createLoginSession.ts'
import { originOf } from '../../../platform/tenant/Brands.ts'
import { limitRate, networkOf } from '../../../platform/throttle/limitRate.ts'
import {
  changeAccountState,
  consumeLink,
  deleteLinks,
  findMember,
  findMemberByEmail,
  findUsableLink,
} from '../../members/index.ts'
import { memberOwner } from '../secondFactor/factorHolder.ts'
import { limitCodeAttempts } from '../secondFactor/limitAttempts.ts'
import { requireSecondFactor } from '../secondFactor/verifyCode.ts'
import { sendDeletionEmail } from './deleteAccount.ts'
import { endDeletion, findDeletion } from './deletions.store.ts'

const perAddress = { most: 3, windowSeconds: 86_400 }
const perNetwork = { most: 20, windowSeconds: 86_400 }

interface ReactivationRequest {
  readonly token: string
  /** Required with a second factor. */
  readonly code?: string | undefined
}

/**
 * Restores a deleted account and logs the member in.
 * @returns the member, and the token for the session cookie
 * @throws DomainError link_invalid, also when the account is erased; second_factor_required,
 * second_factor_wrong, second_factor_used, login_blocked (params.minutes), after which the link can be used again
 */
export async function reactivateAccount(ctx: Ctx, request: ReactivationRequest) {
  const { token, code } = request
  const link = await findUsableLink(ctx.db, token, 'reactivate', ctx.clock.now())
  if (!link) throw refuse('link_invalid')
  const owner = memberOwner({ id: link.member })
  return limitCodeAttempts(ctx, { owner, code }, () => restoreAccount(ctx, request))
}

function restoreAccount(ctx: Ctx, { token, code }: ReactivationRequest) {
  const { brand, clock, config, db, mail } = ctx
  return db.transaction(async (tx) => {
    const now = clock.now()
    const link = await consumeLink(tx, token, 'reactivate', now)
    const leaver = link && (await findMember(tx, link.member))
    const deletion = leaver && (await findDeletion(tx, leaver.id))
    if (!deletion || leaver.brand !== brand.id) throw refuse('link_invalid')
    await requireSecondFactor(tx, ctx, { owner: memberOwner(leaver), code })
    if (!(await changeAccountState(tx, leaver.id, 'reactivate'))) throw refuse('link_invalid')
    if (!(await endDeletion(tx, deletion.id, now))) throw refuse('link_invalid')
    await deleteLinks(tx, leaver.id, 'reactivate')
    await mail.send(tx, {
      brand: brand.id,
      to: leaver.email,
      locale: leaver.language,
      email: {
        kind: 'reactivated',
        name: leaver.name,
        link: mailedLink(originOf(config, brand), 'reactivated'),
      },
    })
    const member = await findMember(tx, leaver.id)
    if (!member) throw refuse('link_invalid')
    return { member, token: await createLoginSession(tx, ctx, leaver.id) }
  })
}

/**
 * Sends the link again.
 * @throws DomainError too_many_requests; unless the brand is discreet, email_not_found when no account under deletion
 * has the address
 */
export async function requestReactivation(ctx: Ctx, email: string): Promise<void> {
  const { brand, db, visit } = ctx
  await limitRate(ctx, { key: `reactivation:${networkOf(visit.address)}`, ...perNetwork })
  const member = await findMemberByEmail(db, brand.id, email)
  const deletion = member && (await findDeletion(db, member.id))
  const isOpen = deletion !== undefined && deletion.eraseAfter > ctx.clock.now()
  if (!isOpen && !brand.settings.discreet) throw refuse('email_not_found', { field: 'email' })
  const address = hashToken(email.toLowerCase())
  await limitRate(ctx, { key: `reactivation:${brand.id}:${address}`, ...perAddress })
  if (!member || !isOpen) return
  await db.transaction((tx) =>
    sendDeletionEmail(tx, ctx, { recipient: member, eraseAfter: deletion.eraseAfter }),
  )
}
