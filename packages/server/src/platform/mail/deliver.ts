import type { Brand } from '@bouquet/theme'
import { and, eq } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import { mailbox, members } from '../../tables/index.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import type { Services } from '../http/Services.ts'
import { hashToken, newId } from '../ids.ts'
import { countAttempt, uncountAttempt } from '../throttle/throttle.ts'
import { type Envelope, linkEnd, type MailJob, mailJob } from './email.ts'
import { insertFailedMail } from './failedMails.store.ts'
import { mailKinds } from './mailKinds.ts'
import { type DeliveryFailure, describeFailure, secondsUntilRetry } from './mailRetry.rules.ts'
import { acceptsMail, dailyLimit, type Recipient } from './mailRules.rules.ts'
import { findRecipient, sameAddress } from './recipient.store.ts'
import { type RenderedEmail, renderEmail } from './renderEmail.ts'
import { insertSentMail } from './sentMails.store.ts'
import { encryptedSmtpUrl } from './smtpOptions.rules.ts'
import { type UnsubscribeLink, unsubscribeLink } from './unsubscribeLink.ts'

/** @param id the same each time the delivery of this mail is attempted */
type Deliver = (
  brand: Brand,
  envelope: Envelope,
  rendered: RenderedEmail,
  id: string,
) => Promise<void>

/** Delivers mail to an SMTP server, such as `smtp://user:password@host:587`, encrypted except on this machine. */
export function deliverBySmtp(url: string): Deliver {
  const transport = nodemailer.createTransport(encryptedSmtpUrl(url).href)
  return async (brand, { to }, rendered, id) => {
    const from = { name: brand.mailName, address: brand.company.support_email }
    // Mail servers and mail programs recognise duplicates by it.
    const messageId = `<${id}@${brand.domains[0]}>`
    await transport.sendMail({ from, to, messageId, ...rendered })
  }
}

/** Stores mail for the mailbox page. */
export function deliverToMailbox(db: Db, clock: Clock): Deliver {
  return async (brand, { to, locale }, { subject, html, text }) => {
    await db.insert(mailbox).values({
      id: newId(),
      brand: brand.id,
      locale,
      recipient: to,
      created: clock.now(),
      subject,
      html,
      text,
    })
  }
}

type MailServices = Pick<
  Services,
  'brands' | 'bus' | 'clock' | 'db' | 'jobs' | 'log' | 'metrics' | 'secret'
>

/**
 * The job that renders and delivers a mail. Nothing is sent for a brand that no longer exists, to somebody who does not
 * accept such mail, or beyond what one address gets in a day. A mail that cannot be
 * delivered is queued again with growing distance; one that is refused for good, was tried for three days or has an
 * expired link is kept for staff.
 */
export function mailWorker(services: MailServices, deliver: Deliver) {
  return async ({ earlier, ...envelope }: MailJob, job: { readonly id: string }): Promise<void> => {
    const { brands, clock, db, secret } = services
    const brand = brands.byId(envelope.brand)
    if (!brand) return
    const { kind, link } = envelope.email
    const { category } = mailKinds[kind].rule
    const member = await findRecipient(db, envelope)
    if (!acceptsMail(kind, member)) return
    if (!earlier && (await isOverLimit(services, envelope, member))) return
    const scope = category ?? 'all'
    const stop: UnsubscribeLink | undefined = member && {
      scope,
      link: unsubscribeLink(secret, new URL(link).origin, { member: member.id, scope }),
    }
    const now = clock.now()
    const attempt: Attempt = {
      envelope,
      id: earlier?.id ?? job.id,
      since: earlier ? new Date(earlier.since) : now,
      attempts: (earlier?.attempts ?? 0) + 1,
    }
    const ends = linkEnd(envelope.email)
    if (ends && ends <= now) {
      await giveUp(services, attempt, { reason: 'The link in it has expired.' })
      return
    }
    try {
      await deliver(brand, envelope, renderEmail(brand, envelope, stop), attempt.id)
    } catch (error) {
      const failure = describeFailure(error)
      if (failure.isRecipientRefused) await markAddress(services, envelope, member, now)
      await retryOrGiveUp(services, attempt, failure)
      return
    }
    if (!member) return
    await noteSent(services, { id: attempt.id, member: member.id, kind, sent: now })
    if (member.mailRefused) await markAddress(services, envelope, member, null)
  }
}

/** A mail that cannot be noted must not be sent again for that. */
async function noteSent({ db, log }: MailServices, row: Parameters<typeof insertSentMail>[1]) {
  try {
    await insertSentMail(db, row)
  } catch (error) {
    log.warn({ err: error, kind: row.kind, id: row.id }, 'a sent mail is not noted')
  }
}

interface Attempt {
  readonly envelope: Envelope
  /** The same for all attempts. */
  readonly id: string
  readonly since: Date
  /** How often the mail was tried, this attempt included. */
  readonly attempts: number
}

async function retryOrGiveUp(services: MailServices, attempt: Attempt, failure: DeliveryFailure) {
  const { clock, db, jobs, log } = services
  const { envelope, id, since, attempts } = attempt
  const { isPermanent, reason, code, reply } = failure
  const afterSeconds = isPermanent ? undefined : secondsUntilRetry(attempt, clock.now())
  const { kind } = envelope.email
  log.warn({ kind, brand: envelope.brand, id, attempts, code, reply, afterSeconds }, 'mail failed')
  if (afterSeconds === undefined) {
    await giveUp(services, attempt, { reason })
    return
  }
  const earlier = { id, since: since.toISOString(), attempts }
  await jobs.send(db, mailJob, { ...envelope, earlier }, { afterSeconds })
}

/** Stores when the member's address refused mail for good, or that it takes mail again, and tells the member. */
async function markAddress(
  { bus, db }: MailServices,
  { brand, to }: Envelope,
  member: Recipient | undefined,
  mailRefused: Date | null,
) {
  if (!member) return
  await db.transaction(async (tx) => {
    // The member may have another address by now.
    const isSame = and(eq(members.id, member.id), sameAddress(to))
    await tx.update(members).set({ mailRefused }).where(isSame)
    await bus.publish(tx, { brand, member: member.id }, { type: 'user' })
  })
}

/** Keeps a mail for staff; its contents only while its link works. */
async function giveUp(
  { clock, db, log, metrics }: MailServices,
  { envelope, id, attempts }: Attempt,
  { reason }: { readonly reason: string },
) {
  const { brand, to, email } = envelope
  const now = clock.now()
  const linkEnds = linkEnd(email)
  const isExpired = linkEnds !== null && linkEnds <= now
  await insertFailedMail(db, {
    id,
    brand,
    kind: email.kind,
    recipient: to,
    reason,
    attempts,
    envelope: isExpired ? null : envelope,
    linkEnds,
    created: now,
  })
  metrics.countFailedMail(email.kind)
  log.error({ kind: email.kind, brand, id, attempts }, 'mail given up')
}

const daySeconds = 86_400

/** Counts a mail to an address, whichever brands write to it. */
async function isOverLimit(
  { clock, db, log }: MailServices,
  { brand, to, email: { kind } }: Envelope,
  recipient: Recipient | undefined,
): Promise<boolean> {
  const most = dailyLimit(kind, recipient)
  if (most === null) return false
  const key = `mail-to:${hashToken(to.toLowerCase())}`
  const { count } = await countAttempt(db, key, daySeconds, clock.now())
  if (count <= most) return false
  await uncountAttempt(db, key)
  log.warn({ kind, brand, most }, 'mail over the limit of its recipient')
  return true
}
