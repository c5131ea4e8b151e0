import type { Page, staffActions } from '@bouquet/contract/staff'
import { and, asc, count, eq, exists, inArray, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { members, type NewPhoto, type PhotoRow, photos } from '../../../tables/index.ts'

export const listPhotosOf = (db: Db, owners: readonly string[]): Promise<PhotoRow[]> =>
  owners.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(photos)
        .where(inArray(photos.member, [...owners]))
        .orderBy(asc(photos.created))

/** Finds a photo and its owner by the token of its clear or blurred URL. */
export async function findPhotoByToken(db: Db, token: string) {
  const [found] = await db
    .select({ photo: photos, owner: members })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.member))
    .where(or(eq(photos.token, token), eq(photos.blurredToken, token)))
  return found
}

export async function findPhotoById(db: Db, id: string) {
  const [found] = await db
    .select({ photo: photos, owner: members })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.member))
    .where(eq(photos.id, id))
  return found
}

/** A rejected photo does not count towards the limit and cannot be the main one. */
const isNotRejected = ne(photos.status, 'rejected')

/** Counts photos towards the limit. Locks the owner's row, so that concurrent uploads cannot exceed it. */
export async function countPhotosLocked(tx: Db, owner: string): Promise<number> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, owner)).for('update')
  const [row] = await tx
    .select({ n: count() })
    .from(photos)
    .where(and(eq(photos.member, owner), isNotRejected))
  return row?.n ?? 0
}

export async function insertPhoto(tx: Db, photo: NewPhoto): Promise<PhotoRow> {
  const [row] = await tx.insert(photos).values(photo).returning()
  if (!row) throw new Error('The photo was not saved.')
  return row
}

/** @returns whether the owner has this photo and it was not rejected */
export async function setMainPhoto(tx: Db, owner: string, id: string): Promise<boolean> {
  const changed = await tx
    .update(photos)
    .set({ main: sql`${photos.id} = ${id}` })
    .where(and(eq(photos.member, owner), isNotRejected))
    .returning({ id: photos.id })
  return changed.some((photo) => photo.id === id)
}

/** Makes the owner's oldest photo the main one when there is none. */
export async function ensureMainPhoto(tx: Db, owner: string): Promise<void> {
  const rows = (await listPhotosOf(tx, [owner])).filter(({ status }) => status !== 'rejected')
  const [oldest] = rows
  if (oldest && !rows.some(({ main }) => main)) await setMainPhoto(tx, owner, oldest.id)
}

export async function deletePhoto(tx: Db, owner: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(photos)
    .where(and(eq(photos.id, id), eq(photos.member, owner)))
    .returning({ id: photos.id })
  return gone.length > 0
}

interface PhotoDecision {
  readonly status: 'active' | 'rejected'
  readonly rejectionReason: string | null
  readonly reviewed: Date
}

/** @returns the owner, or undefined when the status is no longer the one seen */
export async function savePhotoReview(
  tx: Db,
  id: string,
  seen: PhotoRow['status'],
  verdict: PhotoDecision,
): Promise<string | undefined> {
  const [row] = await tx
    .update(photos)
    .set(verdict.status === 'rejected' ? { ...verdict, main: false } : verdict)
    .where(and(eq(photos.id, id), eq(photos.status, seen)))
    .returning({ owner: photos.member })
  return row?.owner
}

/** @returns the owner, or undefined when the photo is deleted or already reviewed */
export async function activatePendingPhoto(
  tx: Db,
  id: string,
  reviewed: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .update(photos)
    .set({ status: 'active', reviewed })
    .where(and(eq(photos.id, id), eq(photos.status, 'pending')))
    .returning({ owner: photos.member })
  return row?.owner
}

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
