import type { Page, staffActions } from '@bouquet/contract/staff'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { type ComplaintRow, complaints } from '../../../tables/index.ts'

type ComplaintFilters = z.output<typeof staffActions.complaints.input>

/** Complaints: open ones oldest first, others latest first. */
export const listComplaints = (
  db: Db,
  { brand, kind, reason, accused, reporter, state, ...page }: ComplaintFilters,
): Promise<Page<ComplaintRow>> =>
  readPage<ComplaintRow>(
    db,
    {
      table: complaints,
      moment: complaints.created,
      id: complaints.id,
      first: state === 'decided' || state === 'closed' ? 'latest' : 'oldest',
      where: and(
        state === 'open'
          ? inArray(complaints.status, ['received', 'appealed'])
          : eq(complaints.status, state),
        matching(complaints.brand, brand),
        matching(complaints.reason, reason),
        matching(complaints.accused, accused),
        matching(complaints.reporter, reporter),
        kind && eq(sql`${complaints.subject} ->> 'kind'`, kind),
      ),
      rows: ({ where, orderBy, limit }) =>
        db
          .select()
          .from(complaints)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ created, id }) => ({ moment: created, id }),
    },
    page,
  )
