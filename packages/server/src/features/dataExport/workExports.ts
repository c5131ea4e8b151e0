import { daysAfter } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/Services.ts'
import { findMember } from '../accounts/index.ts'
import { findOwner, finishExport } from './dataExport.store.ts'
import { addressOf } from './exportAddress.ts'
import { packExport } from './packExport.ts'
import { exportJob } from './requestExport.ts'

const keptDays = 7

/** Makes the copies that members ask for, and tells them by mail. */
export function workExports(services: Services): void {
  const { jobs, db, clock, mail } = services
  jobs.work(exportJob, async ({ id, brand, origin }) => {
    const owner = await findOwner(db, id)
    const member = owner && (await findMember(db, owner))
    if (!member) return
    const now = clock.now()
    const ends = daysAfter(now, keptDays)
    const file = await packExport(services, db, member.id, now)
    await db.transaction(async (tx) => {
      if (!(await finishExport(tx, id, file, ends))) return
      await mail.send(tx, {
        brand,
        to: member.email,
        locale: member.language,
        letter: {
          kind: 'data_export',
          name: member.name,
          link: `${origin}${addressOf(id)}`,
          ends: ends.toISOString(),
        },
      })
    })
  })
}
