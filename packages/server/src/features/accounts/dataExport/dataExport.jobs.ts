import { daysAfter } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { originOf } from '../../../platform/tenant/originOf.ts'
import { findMember } from '../../members/index.ts'
import { buildExportArchive } from './buildExportArchive.ts'
import { findExportOwner, finishExport } from './dataExport.store.ts'
import { exportFilePath, exportJob } from './requestExport.ts'

const retentionDays = 7

/** Builds requested data exports and emails the link. */
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
          link: `${originOf(config, brand)}${exportFilePath(id)}`,
          ends: ends.toISOString(),
        },
      })
    })
  })
}
