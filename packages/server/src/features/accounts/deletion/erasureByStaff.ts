import { decisionOf, isOwnRequest } from '../../../platform/approval.ts'
import { decidedAlready, writeAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../../platform/http/Ctx.ts'
import { newId } from '../../../platform/ids.ts'
import { endSessions } from '../../../platform/session/endSessions.ts'
import { changeAccountState, findMember } from '../../members/index.ts'
import { findDeletion, insertDeletion } from './deletions.store.ts'
import { eraseDeleted } from './eraseAccounts.ts'
import {
  insertErasureRequest,
  lockErasureRequest,
  saveErasureDecision,
} from './erasureRequests.store.ts'

interface ErasureRequest {
  readonly brand: string
  readonly member: string
  readonly reason: string
}

/**
 * Asks for the erasure of an account. Where a request waits already, it is that one.
 * @returns id of the request
 * @throws DomainError not_found when the brand has no such member
 */
export function requestErasure(
  { actor, clock, db }: StaffContext,
  { brand, member, reason }: ErasureRequest,
): Promise<string> {
  return db.transaction(async (tx) => {
    if ((await findMember(tx, member))?.brand !== brand)
      throw refuse('not_found', { field: 'member' })
    const now = clock.now()
    const subject = `member:${member}`
    await writeAudit(tx, { brand, actor, act: 'erasure.request', subject, reason, now })
    return insertErasureRequest(tx, {
      id: newId(),
      brand,
      member,
      state: 'waiting',
      staff: actor,
      note: reason,
      created: now,
    })
  })
}

interface RequestDecision {
  readonly request: string
  readonly reason: string
}

/**
 * Approves an erasure that somebody else has asked for, and erases the account at once.
 * @throws DomainError not_found, already_decided, own_request
 */
export async function approveErasure(
  ctx: StaffContext,
  { request: id, reason }: RequestDecision,
): Promise<void> {
  const { actor, bus, clock, db } = ctx
  await db.transaction(async (tx) => {
    const { brand, member, staff } = await lockWaiting(tx, id)
    if (isOwnRequest({ staff }, actor)) throw refuse('own_request', { field: 'request' })
    const now = clock.now()
    if (await changeAccountState(tx, member, 'delete')) {
      await insertDeletion(tx, { id: newId(), brand, member, requested: now, eraseAfter: now })
    }
    await endSessions(tx, { bus, brand, member }, { except: null })
    const deletion = await findDeletion(tx, member)
    await eraseDeleted(tx, ctx, { id: deletion?.id, brand, member })
    await saveErasureDecision(tx, id, { state: 'approved', ...decisionOf(ctx, reason) })
    const subject = `member:${member}`
    await writeAudit(tx, { brand, actor, act: 'erasure.approve', subject, reason, now })
  })
}

/**
 * Declines an erasure that waits, or takes the own request back.
 * @throws DomainError not_found, already_decided
 */
export async function declineErasure(
  ctx: StaffContext,
  { request: id, reason }: RequestDecision,
): Promise<void> {
  const { actor, clock, db } = ctx
  await db.transaction(async (tx) => {
    const { brand, member } = await lockWaiting(tx, id)
    await saveErasureDecision(tx, id, { state: 'declined', ...decisionOf(ctx, reason) })
    const subject = `member:${member}`
    const now = clock.now()
    await writeAudit(tx, { brand, actor, act: 'erasure.decline', subject, reason, now })
  })
}

async function lockWaiting(tx: Db, id: string) {
  const request = await lockErasureRequest(tx, id)
  // The member may have left by themselves meanwhile.
  if (!request || (request.state === 'waiting' && request.member === null))
    throw refuse('not_found', { field: 'request' })
  const { member, state, brand } = request
  if (state === 'waiting' && member !== null) return { ...request, member }
  throw await decidedAlready(tx, {
    brand,
    subject: `member:${member}`,
    actions: ['erasure.approve', 'erasure.decline'],
    field: 'request',
  })
}
