import { notificationCategorySchema } from '@bouquet/contract/schemas'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import type { UnsubscribeScope } from '../../platform/mail/unsubscribeLink.ts'
import { type MemberRow, members } from '../../tables/index.ts'
import { updateMember } from '../members/index.ts'

/** Adds a category, or all, to the emails that a member has disabled. Repeating it changes nothing. */
export async function disableEmails(
  db: Db,
  { scope, member }: { readonly scope: UnsubscribeScope; readonly member: MemberRow },
): Promise<void> {
  const added = JSON.stringify(scope === 'all' ? notificationCategorySchema.options : [scope])
  const old = members.notificationsDisabled
  await updateMember(db, member.id, {
    notificationsDisabled: sql`(select jsonb_agg(distinct one) from jsonb_array_elements(${old} || ${added}::jsonb) as one)`,
  })
}
