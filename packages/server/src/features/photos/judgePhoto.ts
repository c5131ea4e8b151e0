import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import { findMember } from '../accounts/index.ts'
import { type Staff, writeAudit } from '../audit/index.ts'
import { fillMain, judgeRow } from './photos.store.ts'
import { countRejection } from './rejections.ts'

interface Judged {
  readonly photo: string
  /** Why, in words; for a rejection the owner reads them. */
  readonly reason: string
}

/** Shows a photo to others. @throws DomainError not_found for one that is gone or stands so already */
export const approvePhoto = (services: Services, staff: Staff, judged: Judged): Promise<void> =>
  judge(services, staff, { ...judged, status: 'active', act: 'photo.approve' })

/** Takes a photo from others, also one that was approved. @throws DomainError not_found */
export const rejectPhoto = (services: Services, staff: Staff, judged: Judged): Promise<void> =>
  judge(services, staff, { ...judged, status: 'rejected', act: 'photo.reject' })

interface Verdict extends Judged {
  readonly status: 'active' | 'rejected'
  readonly act: string
}

const judge = (services: Services, { actor }: Staff, { photo, reason, status, act }: Verdict) =>
  services.db.transaction(async (tx) => {
    const now = services.clock.now()
    const rejection = status === 'rejected' ? reason : null
    const owner = await judgeRow(tx, photo, { status, rejection, judged: now })
    if (!owner) throw refuse('not_found', { field: 'photo' })
    if (status === 'rejected') await countRejection(tx, owner, now)
    await fillMain(tx, owner)
    const brand = await tellOwner(services, tx, owner)
    await writeAudit(tx, { brand, actor, act, subject: `photo:${photo}`, reason, now })
  })

/** @returns the owner's brand */
export async function tellOwner({ bus }: Pick<Services, 'bus'>, tx: Db, owner: string) {
  const member = await findMember(tx, owner)
  if (!member) throw refuse('not_found')
  await bus.publish(tx, { brand: member.brand, member: owner }, { type: 'user' })
  return member.brand
}
