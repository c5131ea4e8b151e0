import { daysAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import type { Email } from '../../platform/mail/email.ts'
import { originOf } from '../../platform/tenant/originOf.ts'
import type { MemberRow } from '../../tables/index.ts'
import { confirmationLink } from '../accounts/index.ts'
import { findMember } from '../members/index.ts'
import { claim, forgetBefore } from './notices.store.ts'
import { findForgetful, findUnconfirmed, findWeeks, weeklyKey } from './rounds.store.ts'

/** How long we know what we have told; longer than any occasion lasts. */
const rememberedDays = 100

/**
 * The letters that come by the calendar. Running again changes nothing, so that a round that was cut short
 * is simply run anew: each email is claimed and queued in one transaction.
 */
export async function makeRounds(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  for (const { member, count, newest } of await findForgetful(db, now)) {
    await write(services, member, `unread:${newest}`, ({ name, origin }) => ({
      kind: 'unread_reminder',
      name,
      link: `${origin}/chats`,
      count,
    }))
  }
  for (const { member, ...week } of await findWeeks(db, now)) {
    await write(services, member, weeklyKey(now), ({ name, origin }) => ({
      kind: 'weekly_update',
      name,
      link: `${origin}/members`,
      ...week,
    }))
  }
  for (const { member } of await findUnconfirmed(db, now)) {
    await write(services, member, 'confirm', async ({ name, origin, row, tx }) => ({
      kind: 'confirm_reminder',
      name,
      link: await confirmationLink(tx, row, { origin, now }),
    }))
  }
  await forgetBefore(db, daysAfter(now, -rememberedDays))
}

interface Desk {
  readonly tx: Db
  readonly row: MemberRow
  readonly name: string
  readonly origin: string
}

async function write(
  { db, brands, clock, config, mail }: Services,
  member: string,
  key: string,
  compose: (desk: Desk) => Email | Promise<Email>,
) {
  const created = clock.now()
  await db.transaction(async (tx) => {
    const row = await findMember(tx, member)
    const brand = row && brands.byId(row.brand)
    if (!row || !brand || !(await claim(tx, { member, channel: 'mail', key, created }))) return
    const origin = originOf(config, brand)
    const email = await compose({ tx, row, name: row.name, origin })
    await mail.send(tx, { brand: brand.id, to: row.email, locale: row.language, email })
  })
}
