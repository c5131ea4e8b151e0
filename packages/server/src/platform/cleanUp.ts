import { lt } from 'drizzle-orm'
import {
  dataExports,
  events,
  mailbox,
  mailLinks,
  sessions,
  staffClaims,
  staffInvitations,
  staffSessions,
  startedSignups,
  throttles,
} from '../tables/index.ts'
import { daysAfter } from './clock.ts'
import type { Services } from './http/Services.ts'
import { cleanUpFailedMails } from './mail/failedMails.store.ts'
import { cleanUpSentMails } from './mail/sentMails.store.ts'

const retentionDays = { events: 2, mailbox: 30 }

/** Deletes expired sessions, claims, links and throttle windows, old events, old demo mail, and which mails were sent or given up long ago. */
export async function cleanUp({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  await db.delete(sessions).where(lt(sessions.ends, now))
  await db.delete(staffSessions).where(lt(staffSessions.ends, now))
  await db.delete(staffInvitations).where(lt(staffInvitations.ends, now))
  await db.delete(staffClaims).where(lt(staffClaims.ends, now))
  await db.delete(mailLinks).where(lt(mailLinks.ends, now))
  await db.delete(startedSignups).where(lt(startedSignups.ends, now))
  await db.delete(dataExports).where(lt(dataExports.ends, now))
  await db.delete(throttles).where(lt(throttles.ends, now))
  await db.delete(events).where(lt(events.created, daysAfter(now, -retentionDays.events)))
  await db.delete(mailbox).where(lt(mailbox.created, daysAfter(now, -retentionDays.mailbox)))
  await cleanUpFailedMails(db, now)
  await cleanUpSentMails(db, now)
}
