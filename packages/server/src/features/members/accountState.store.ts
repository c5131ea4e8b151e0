import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { deletions, members } from '../../tables/index.ts'
import { type AccountAct, nextAccountState, statusColumns } from './accountState.rules.ts'

/** Condition for a deletion that has neither been taken back nor ended with the erasure. */
export const isOpenDeletion = and(isNull(deletions.reactivated), isNull(deletions.erased))

/**
 * Changes the state of an account by an act. The account is locked, so that of two acts at once the second sees what
 * the first has changed. A deletion is stored after the act `delete` and ended after `reactivate`.
 * @returns false, and nothing is changed, when the act is not possible in the state of the account
 */
export async function changeAccountState(tx: Db, id: string, act: AccountAct): Promise<boolean> {
  const [account] = await tx
    .select({ confirmedAt: members.confirmedAt, status: members.status })
    .from(members)
    .where(eq(members.id, id))
    .for('update')
  if (!account) return false
  const [deletion] = await tx
    .select({ id: deletions.id })
    .from(deletions)
    .where(and(eq(deletions.member, id), isOpenDeletion))
  const after = nextAccountState(
    {
      isConfirmed: account.confirmedAt !== null,
      isBanned: account.status === 'banned',
      isDeleting: deletion !== undefined,
    },
    act,
  )
  if (!after) return false
  await tx.update(members).set(statusColumns(after)).where(eq(members.id, id))
  return true
}

/**
 * Confirms an account's address.
 * @returns false if it was confirmed before or is being deleted
 */
export async function confirmMember(tx: Db, id: string, now: Date): Promise<boolean> {
  if (!(await changeAccountState(tx, id, 'confirm'))) return false
  await tx
    .update(members)
    .set({ confirmedAt: now, signupSteps: sql`${members.signupSteps} - 'confirm'` })
    .where(eq(members.id, id))
  return true
}
