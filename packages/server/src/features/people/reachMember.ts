import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { findMember, isFindable } from '../accounts/index.ts'
import { hasBlocked } from '../blocks/index.ts'

/**
 * Another member whom the viewer may see and write to.
 * @throws DomainError not_found when there is nobody for this viewer, blocked_by with the name
 */
export async function reachMember(ctx: Ctx, id: string): Promise<MemberRow> {
  const { db, brand, viewer } = ctx
  const member = await findMember(db, id)
  if (!member || member.brand !== brand.id) throw refuse('not_found')
  if (viewer && member.id === viewer.id) throw refuse('not_found')
  if (member.profileStatus !== 'active') throw refuse('not_found')
  if (!(await isFindable(db, member, viewer?.id ?? null))) throw refuse('not_found')
  if (viewer) await refuseBlocked(db, viewer.id, member)
  return member
}

/** @throws DomainError blocked_by with the name, not_found for somebody whom the viewer has blocked */
export async function refuseBlocked(db: Db, viewer: string, member: MemberRow): Promise<void> {
  if (await hasBlocked(db, member.id, viewer)) {
    throw refuse('blocked_by', { params: { name: member.name } })
  }
  if (await hasBlocked(db, viewer, member.id)) throw refuse('not_found')
}
