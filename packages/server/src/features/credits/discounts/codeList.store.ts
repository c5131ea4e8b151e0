import type { deskActs, Page } from '@bouquet/contract/staff'
import { and } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { discountCodes } from '../../../tables/index.ts'
import type { CodeRow } from './discounts.store.ts'

type Wish = z.output<typeof deskActs.codes.input>

/** Codes that were made, the latest first. */
export const listCodes = (
  db: Db,
  { brand, member, state, ...wish }: Wish,
): Promise<Page<CodeRow>> =>
  readPage<CodeRow>(
    db,
    {
      table: discountCodes,
      moment: discountCodes.created,
      id: discountCodes.id,
      first: 'latest',
      where: and(
        matching(discountCodes.brand, brand),
        matching(discountCodes.member, member),
        matching(discountCodes.status, state),
      ),
      rows: ({ where, orderBy, limit }) =>
        db
          .select()
          .from(discountCodes)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ created, id }) => ({ moment: created, id }),
    },
    wish,
  )
