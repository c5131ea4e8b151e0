import type { Page, staffActions } from '@bouquet/contract/staff'
import { and } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { discountCodes } from '../../../tables/index.ts'
import type { DiscountCodeRow } from './discounts.store.ts'

type DiscountCodeFilters = z.output<typeof staffActions.codes.input>

/** Discount codes, latest first. */
export const listDiscountCodes = (
  db: Db,
  { brand, member, state, ...page }: DiscountCodeFilters,
): Promise<Page<DiscountCodeRow>> =>
  readPage<DiscountCodeRow>(
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
    page,
  )
