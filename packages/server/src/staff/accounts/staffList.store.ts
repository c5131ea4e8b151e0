import type { Page, staffActions } from '@bouquet/contract/staff'
import { and, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { matching, readPage } from '../../platform/database/readPage.ts'
import { type StaffRow, staff } from '../../tables/index.ts'

type ListQuery = z.output<typeof staffActions.staff.input>

/** Current and former staff, the first added first. */
export const listStaff = (
  db: Db,
  { role, state, ...query }: ListQuery,
): Promise<Page<StaffRow>> => {
  const isIn = { working: isNull(staff.ended), ended: isNotNull(staff.ended) } as const
  return readPage<StaffRow>(
    db,
    {
      table: staff,
      moment: staff.created,
      id: staff.id,
      first: 'oldest',
      where: and(matching(staff.role, role), state && isIn[state]),
      rows: ({ where, orderBy, limit }) =>
        db
          .select()
          .from(staff)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ created, id }) => ({ moment: created, id }),
    },
    query,
  )
}
