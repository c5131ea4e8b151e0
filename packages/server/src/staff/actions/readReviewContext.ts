import type { ResponseOf } from '@bouquet/contract'
import type { staffActions } from '@bouquet/contract/staff'
import type { z } from 'zod'
import { ageAt, findMember } from '../../features/members/index.ts'
import { listPhotosOf } from '../../features/profiles/index.ts'
import { countComplaintsAgainst } from '../../features/safety/index.ts'
import { readAuditOf } from '../../platform/audit.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import { presentDecision } from './presentDecision.ts'
import { presentStaffPhoto } from './presentStaffPhoto.ts'

type ReviewContext = (typeof staffActions)['review-context']

/** Decisions of moderators about a member or a photo, as in the audit log. */
const decisions = ['photo.approve', 'photo.reject', 'member.ban', 'member.lift-ban'] as const

const decisionsAtMost = 50

/**
 * What a moderator sees of a member beside an item of a queue: neither address nor messages.
 * @throws DomainError not_found when the brand has no such member
 */
export async function readReviewContext(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { brand, member: id }: z.output<ReviewContext['input']>,
): Promise<ResponseOf<ReviewContext>> {
  const member = await findMember(db, id)
  if (member?.brand !== brand) throw refuse('not_found', { field: 'member' })
  const photos = await listPhotosOf(db, [id])
  const subjects = [`member:${id}`, ...photos.map((photo) => `photo:${photo.id}`)]
  const [entries, complaints] = await Promise.all([
    readAuditOf(db, { brand, subjects, actions: decisions, limit: decisionsAtMost }),
    countComplaintsAgainst(db, id),
  ])
  const isWaiting = photos.some(({ status }) => status === 'pending')
  return {
    member: {
      id,
      brand,
      name: member.name,
      age: ageAt(member.dateOfBirth, clock.now()),
      gender: member.gender,
      locale: member.language,
      fictional: member.fictional,
      state: member.status,
      joined: member.signupDate.toISOString(),
      about: member.about,
      country: member.country,
      town: member.city,
    },
    photos: photos
      .filter(({ status }) => isWaiting || status !== 'active')
      .map((photo) => presentStaffPhoto(photo, brand)),
    decisions: entries.map(presentDecision),
    complaints,
    rejected_photos: photos.filter(({ status }) => status === 'rejected').length,
  }
}
