import type { Page, staffActions } from '@bouquet/contract/staff'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { members, type PhotoRow, photos } from '../../../tables/index.ts'

type PhotoListQuery = z.output<typeof staffActions.photos.input>

interface ListedPhoto {
  readonly photo: PhotoRow
  readonly brand: string
}

/** Photos waiting for review, the oldest first, or rejected ones, the latest first. */
export const listPhotos = (
  db: Db,
  { brand, member, state, ...query }: PhotoListQuery,
): Promise<Page<ListedPhoto>> => {
  const isOwner = eq(members.id, photos.member)
  const ownerOf = (asked: string) =>
    db
      .select({ one: sql`1` })
      .from(members)
      .where(and(isOwner, eq(members.brand, asked)))
  return readPage<ListedPhoto>(
    db,
    {
      table: photos,
      moment: photos.created,
      id: photos.id,
      first: state === 'pending' ? 'oldest' : 'latest',
      where: and(
        eq(photos.status, state),
        matching(photos.member, member),
        brand === undefined ? undefined : exists(ownerOf(brand)),
      ),
      rows: ({ where, orderBy, limit }) =>
        db
          .select({ photo: photos, brand: members.brand })
          .from(photos)
          .innerJoin(members, isOwner)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ photo }) => ({ moment: photo.created, id: photo.id }),
    },
    query,
  )
}
