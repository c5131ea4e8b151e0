import { daysAfter } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/Services.ts'
import { mailedLink } from '../../platform/mail/mailedLink.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import { findMember, memberTimeZone } from '../members/index.ts'
import { findExportOwner, finishExport } from './dataExport/dataExport.store.ts'
import { buildExportArchive, exportJob } from './dataExport/dataExport.ts'
import { eraseDueAccounts, pictureRemovalJob } from './deletion/eraseAccounts.ts'

const retentionDays = 7

/** Builds requested data exports and mails the link. */
export function dataExportJobs(services: Services): void {
  const { brands, clock, config, db, jobs, mail } = services
  jobs.work(exportJob, async ({ id, brand: brandId }) => {
    const brand = brands.byId(brandId)
    const owner = await findExportOwner(db, id)
    const member = owner && (await findMember(db, owner))
    if (!member || !brand) return
    const now = clock.now()
    const ends = daysAfter(now, retentionDays)
    const file = await buildExportArchive(db, services, { member: member.id, made: now })
    await db.transaction(async (tx) => {
      if (!(await finishExport(tx, id, file, ends))) return
      await mail.send(tx, {
        brand: brand.id,
        to: member.email,
        locale: member.language,
        email: {
          kind: 'data_export',
          name: member.name,
          link: mailedLink(originOf(config, brand), 'data_export', id),
          ends: ends.toISOString(),
          time_zone: memberTimeZone(member),
        },
      })
    })
  })
}

export function deletionJobs(services: Services): void {
  services.jobs.daily('account-erasure', () => eraseDueAccounts(services))
  services.jobs.work(pictureRemovalJob, async ({ photos }) => {
    for (const photo of photos) await services.photoFiles.remove(photo)
  })
}
