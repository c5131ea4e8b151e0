import type { Brand } from '@bouquet/theme'
import { notificationJob } from '../../features/notifications/index.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { newId } from '../../platform/ids.ts'
import type { Envelope } from '../../platform/mail/email.ts'
import { insertFailedMail } from '../../platform/mail/failedMails.store.ts'
import { originOf } from '../../platform/tenant/Brands.ts'

const failedJobs = 3

const day = 86_400

/** Jobs and mails of a demo that were given up. Whom they are for has left, so running them again reaches nobody. */
export async function seedSystem(tx: Db, services: Services, brand: Brand): Promise<void> {
  for (let at = 0; at < failedJobs; at += 1) {
    const notification = {
      brand: brand.id,
      member: newId(),
      trigger: { kind: 'like' as const, from: newId() },
    }
    const reason = 'The push service answered 503.'
    await services.jobs.addFailed(tx, notificationJob, notification, reason)
  }
  await failMail(tx, services, brand, { to: 'june@post.example', isExpired: false })
  await failMail(tx, services, brand, { to: 'olli@post.example', isExpired: true })
}

async function failMail(
  tx: Db,
  { clock, config }: Services,
  brand: Brand,
  { to, isExpired }: { readonly to: string; readonly isExpired: boolean },
): Promise<void> {
  const now = clock.now()
  const link = `${originOf(config, brand)}/login`
  const email = { kind: 'reactivated' as const, name: 'June', link }
  const envelope: Envelope = { brand: brand.id, to, locale: 'en', email }
  await insertFailedMail(tx, {
    id: newId(),
    brand: brand.id,
    kind: isExpired ? 'reset' : email.kind,
    recipient: to,
    reason: isExpired ? 'The link in it has expired.' : `552 5.2.2 <${to}>: mailbox full`,
    attempts: isExpired ? 12 : 75,
    envelope: isExpired ? null : envelope,
    linkEnds: isExpired ? secondsAfter(now, -day) : null,
    created: secondsAfter(now, -day),
  })
}
