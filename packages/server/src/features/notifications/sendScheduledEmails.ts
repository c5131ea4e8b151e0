import { daysAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import type { Email } from '../../platform/mail/email.ts'
import { mailedLink } from '../../platform/mail/mailedLink.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import type { MemberRow } from '../../tables/index.ts'
import { createConfirmationLink } from '../accounts/index.ts'
import { findMember } from '../members/index.ts'
import {
  listUnconfirmed,
  listUnreadReminders,
  listWeeklyUpdates,
  weeklyKey,
} from './scheduledEmails.store.ts'
import { claimNotification, deleteNotificationsBefore } from './sentNotifications.store.ts'

/** How long sent notifications are remembered; longer than any key is reused. */
const retentionDays = 100

/**
 * Sends the emails that are due by date. It can be run again at any time: each email is recorded and queued in
 * one transaction.
 */
export async function sendScheduledEmails(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  for (const { member, count, newest } of await listUnreadReminders(db, now)) {
    await sendOnce(services, member, `unread:${newest}`, ({ name, origin }) => ({
      kind: 'unread_reminder',
      name,
      link: mailedLink(origin, 'unread_reminder'),
      count,
    }))
  }
  for (const { member, ...week } of await listWeeklyUpdates(db, now)) {
    await sendOnce(services, member, weeklyKey(now), ({ name, origin }) => ({
      kind: 'weekly_update',
      name,
      link: mailedLink(origin, 'weekly_update'),
      ...week,
    }))
  }
  for (const { member } of await listUnconfirmed(db, now)) {
    await sendOnce(services, member, 'confirm', async ({ name, origin, row, tx }) => ({
      kind: 'confirm_reminder',
      name,
      ...(await createConfirmationLink(tx, row, { origin, now })),
    }))
  }
  await deleteNotificationsBefore(db, daysAfter(now, -retentionDays))
}

interface ComposeContext {
  readonly tx: Db
  readonly row: MemberRow
  readonly name: string
  readonly origin: string
}

async function sendOnce(
  { db, brands, clock, config, mail }: Services,
  member: string,
  key: string,
  compose: (context: ComposeContext) => Email | Promise<Email>,
) {
  const created = clock.now()
  await db.transaction(async (tx) => {
    const row = await findMember(tx, member)
    const brand = row && brands.byId(row.brand)
    if (!row || !brand || !(await claimNotification(tx, { member, channel: 'mail', key, created })))
      return
    const origin = originOf(config, brand)
    const email = await compose({ tx, row, name: row.name, origin })
    await mail.send(tx, { brand: brand.id, to: row.email, locale: row.language, email })
  })
}
