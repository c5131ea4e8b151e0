import type { Page, PageQuery } from '@bouquet/contract/staff'
import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { readPage } from '../../../platform/database/readPage.ts'
import { blocks } from '../../../tables/index.ts'

type BlockRow = typeof blocks.$inferSelect

interface BlockFilters extends PageQuery {
  readonly member: string
  readonly kind?: 'made' | 'received' | undefined
}

/** Blocks made and received by a member, latest first. */
export function listMemberBlocks(
  db: Db,
  { member, kind, ...page }: BlockFilters,
): Promise<Page<BlockRow>> {
  return readPage<BlockRow>(
    db,
    {
      table: blocks,
      moment: blocks.created,
      id: sql`${blocks.blocker}::text || ${blocks.blocked}::text`,
      first: 'latest',
      where: or(
        kind === 'received' ? undefined : eq(blocks.blocker, member),
        kind === 'made' ? undefined : eq(blocks.blocked, member),
      ),
      rows: ({ where, orderBy, limit }) =>
        db
          .select()
          .from(blocks)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ created, blocker, blocked }) => ({ moment: created, id: `${blocker}${blocked}` }),
    },
    page,
  )
}
