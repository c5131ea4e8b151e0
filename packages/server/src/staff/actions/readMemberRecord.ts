import { caseNumber, type ResponseOf } from '@bouquet/contract'
import { complaintReasonSchema } from '@bouquet/contract/schemas'
import { recordRowsAtMost, type staffActions } from '@bouquet/contract/staff'
import type { z } from 'zod'
import {
  findDeletion,
  findFactor,
  memberOwner,
  parseDevice,
} from '../../features/accounts/index.ts'
import { listReviewsOf } from '../../features/chat/index.ts'
import { readLatestCredits } from '../../features/credits/index.ts'
import { ageAt, findMember, listConsents } from '../../features/members/index.ts'
import { pagePayments } from '../../features/payments/index.ts'
import { listPhotosOf } from '../../features/profiles/index.ts'
import { listCasesOf } from '../../features/safety/index.ts'
import { readAudit, writeAudit } from '../../platform/audit.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import { listSentMails } from '../../platform/mail/sentMails.store.ts'
import { listSessions } from '../../platform/session/session.store.ts'
import type { MemberRow } from '../../tables/index.ts'
import { presentAccountPayment } from './presentAccountPayment.ts'
import { presentDecision } from './presentDecision.ts'

type MemberRecord = (typeof staffActions)['member-record']
type Record = ResponseOf<MemberRecord>

/**
 * All that support may see of a member, without the words of messages. The look and its reason are written to the
 * audit log.
 * @throws DomainError not_found when the brand has no such member
 */
export function readMemberRecord(
  { actor, clock, db }: StaffContext,
  { brand, member: id, reason }: z.output<MemberRecord['input']>,
): Promise<Record> {
  return db.transaction(async (tx) => {
    const member = await findMember(tx, id)
    if (member?.brand !== brand) throw refuse('not_found', { field: 'member' })
    const now = clock.now()
    const subject = `member:${id}`
    const limit = recordRowsAtMost
    const acts = await readAudit(tx, { brand, subject })
    await writeAudit(tx, { brand, actor, act: 'account.find', subject, reason, now })
    const factor = await findFactor(tx, memberOwner(member))
    const deletion = member.status === 'deleting' ? await findDeletion(tx, id) : undefined
    return {
      account: {
        ...presentAccount(member, now),
        second_factor: factor?.confirmed != null,
        erased_after: deletion?.eraseAfter.toISOString() ?? null,
      },
      photos: (await listPhotosOf(tx, [id])).map((photo) => ({
        photo: photo.id,
        state: photo.status,
        created: photo.created.toISOString(),
      })),
      sessions: (await listSessions(tx, id, now)).map((session) => ({
        id: session.id,
        device: parseDevice(session.userAgent),
        created: session.created.toISOString(),
        last_seen: session.lastSeen.toISOString(),
      })),
      payments: (await pagePayments(tx, { member: id, limit })).items.map(presentAccountPayment),
      credits: (await readLatestCredits(tx, id, limit)).map(({ created, ...entry }) => ({
        ...entry,
        created: created.toISOString(),
      })),
      cases: (await listCasesOf(tx, id, limit)).map((row) => ({
        number: caseNumber(row),
        role: row.accused === id ? ('accused' as const) : ('reporter' as const),
        reason: complaintReasonSchema.parse(row.reason),
        status: row.status,
        created: row.created.toISOString(),
      })),
      held_messages: (await listReviewsOf(tx, id, limit)).map((review) => ({
        message: review.message,
        state: review.outcome ?? ('waiting' as const),
        found: [...new Set(review.findings?.map(({ kind }) => kind))],
        created: review.created.toISOString(),
      })),
      consents: (await listConsents(tx, id)).map((consent) => ({
        kind: consent.kind,
        given: consent.given,
        version: consent.version.toISOString(),
        decided: consent.decided.toISOString(),
      })),
      mails: (await listSentMails(tx, id, limit)).map((mail) => ({
        mail: mail.id,
        kind: mail.kind,
        sent: mail.sent.toISOString(),
      })),
      acts: acts.map(presentDecision),
    }
  })
}

const presentAccount = (member: MemberRow, now: Date) => ({
  id: member.id,
  brand: member.brand,
  email: member.email,
  name: member.name,
  gender: member.gender,
  age: ageAt(member.dateOfBirth, now),
  town: member.city,
  about: member.about,
  status: member.status,
  paid_user: member.paid,
  credits: member.credits,
  country: member.country,
  language: member.language,
  signup_date: member.signupDate.toISOString(),
  confirmed: member.confirmedAt !== null,
  last_seen: member.lastSeen?.toISOString() ?? null,
  fictional: member.fictional,
  mail_refused: member.mailRefused?.toISOString() ?? null,
})
