import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { findMember, hasBlocked, isShared, isVisibleTo } from '../members/index.ts'
import { hasSeenConversation } from './sharedConversations.store.ts'

/**
 * Another member that the viewer may see and write to.
 * @throws DomainError not_found when there is none for this viewer, blocked_by with the name
 */
export async function requireVisibleMember(ctx: Ctx, id: string): Promise<MemberRow> {
  const { db, viewer } = ctx
  const member = await findMember(db, id)
  if (!member || !(await isMemberVisible(ctx, member))) throw refuse('not_found')
  if (viewer) await refuseBlocked(db, viewer.id, member)
  return member
}

type Other = Pick<MemberRow, 'id' | 'brand' | 'profileStatus' | 'privacyMode' | 'fictional'>

/** Whether the viewer may see another member, blocks aside. */
export async function isMemberVisible(ctx: Ctx, member: Other): Promise<boolean> {
  return (
    member.id !== ctx.viewer?.id &&
    member.profileStatus === 'active' &&
    (!member.fictional || ctx.brand.settings.fictional_profiles) &&
    (await isHere(ctx, member)) &&
    isVisibleTo(ctx.db, member, ctx.viewer?.id ?? null)
  )
}

/** Whether a member belongs to the brand or is shared with the viewer. */
const isHere = async (ctx: Ctx, member: Pick<MemberRow, 'id' | 'brand'>): Promise<boolean> =>
  member.brand === ctx.brand.id || isShared(ctx, member)

/**
 * Another member that the viewer may know of: one they can see, have a conversation with, or have blocked. All
 * others give the same result as an unknown id.
 */
export async function findKnownMember(ctx: Ctx, id: string): Promise<MemberRow | undefined> {
  const { db, viewer } = ctx
  const member = await findMember(db, id)
  if (!member || member.id === viewer?.id || !(await isHere(ctx, member))) return
  if (await isMemberVisible(ctx, member)) return member
  if (!viewer) return
  const isKnown =
    (await hasSeenConversation(db, viewer.id, id)) || (await hasBlocked(db, viewer.id, id))
  return isKnown ? member : undefined
}

/** Which of the two, the viewer and a member, has blocked the other. */
interface Blocks {
  readonly byMember: boolean
  readonly byViewer: boolean
}

/** @throws DomainError blocked_by with the name, not_found for a member blocked by the viewer */
export async function refuseBlocked(db: Db, viewer: string, member: MemberRow): Promise<void> {
  const byMember = await hasBlocked(db, member.id, viewer)
  refuseByBlocks(member.name, { byMember, byViewer: await hasBlocked(db, viewer, member.id) })
}

/** @throws DomainError as {@link refuseBlocked} does */
export function refuseByBlocks(name: string, { byMember, byViewer }: Blocks): void {
  if (byMember) throw refuse('blocked_by', { params: { name } })
  if (byViewer) throw refuse('not_found')
}
