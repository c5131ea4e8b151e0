import { staffActions } from '@bouquet/contract/staff'
import {
  createDiscountCode,
  endDiscountCode,
  listDiscountCodes,
  presentDiscountCode,
} from '../../features/credits/index.ts'
import { writeAudit } from '../../platform/audit.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import { defineAction, requireMember } from './defineAction.ts'

export const paymentActions = {
  codes: defineAction(staffActions.codes, async ({ clock, db }, query) =>
    presentPage(await listDiscountCodes(db, query), (row) => ({
      ...presentDiscountCode(row, clock.now()),
      brand: row.brand,
      created: row.created.toISOString(),
      uses: row.uses,
    })),
  ),
  'make-code': defineAction(
    staffActions['make-code'],
    ({ actor, clock, db }, { brand, reason, ...query }) =>
      db.transaction(async (tx) => {
        if (query.user_id !== null) await requireMember(tx, brand, query.user_id, 'user_id')
        const code = await createDiscountCode({ clock, db: tx }, { brand, ...query })
        const subject = `code:${code.code}`
        const now = clock.now()
        await writeAudit(tx, { brand, actor, act: 'code.make', subject, reason, now })
        return { code }
      }),
  ),
  'end-code': defineAction(
    staffActions['end-code'],
    ({ actor, clock, db }, { brand, code, reason }) =>
      db.transaction(async (tx) => {
        const ended = await endDiscountCode({ clock, db: tx }, { brand, code })
        const subject = `code:${ended.code}`
        const now = clock.now()
        await writeAudit(tx, { brand, actor, act: 'code.end', subject, reason, now })
        return { code: ended }
      }),
  ),
}
