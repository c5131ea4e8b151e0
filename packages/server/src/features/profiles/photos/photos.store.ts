import type { Locale } from '@bouquet/contract'
import type { Page, Queue, staffActions } from '@bouquet/contract/staff'
import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import { prepareOnce } from '../../../platform/database/queries.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { readQueue } from '../../../platform/database/readQueue.ts'
import { members, type NewPhoto, type PhotoRow, photos } from '../../../tables/index.ts'

const photosQuery = prepareOnce((db) =>
  db
    .select()
    .from(photos)
    .where(sql`${photos.member} = any(${sql.placeholder('owners')}::uuid[])`)
    .orderBy(asc(photos.created))
    .prepare('list-photos'),
)

export async function listPhotosOf(db: Db, owners: readonly string[]): Promise<PhotoRow[]> {
  return owners.length === 0 ? [] : photosQuery(db).execute({ owners: `{${owners.join(',')}}` })
}

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

/**
 * A member's photos. Locks the owner's row, so that concurrent uploads cannot exceed the limit and concurrent changes
 * of the order come one after the other.
 */
export async function listPhotosLocked(tx: Db, owner: string): Promise<PhotoRow[]> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, owner)).for('update')
  return tx.select().from(photos).where(eq(photos.member, owner))
}

export async function insertPhoto(tx: Db, photo: NewPhoto): Promise<PhotoRow> {
  const [row] = await tx.insert(photos).values(photo).returning()
  if (!row) throw new Error('The photo was not saved.')
  return row
}

/** Gives each of the ids its place in the list as position. */
export function savePhotoOrder(tx: Db, ids: readonly string[]) {
  return tx.execute(sql`
    update ${photos} set position = ordered.place - 1
    from unnest(${`{${ids.join(',')}}`}::uuid[]) with ordinality as ordered (id, place)
    where ${photos.id} = ordered.id`)
}

export async function deletePhoto(tx: Db, owner: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(photos)
    .where(and(eq(photos.id, id), eq(photos.member, owner)))
    .returning({ id: photos.id })
  return gone.length > 0
}

/** Behind all photos of the member, so that an approval later on does not change the main one. */
const atTheEnd = sql`(select max(own.position) + 1 from photos own where own.member = ${photos.member})`

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
    .set(verdict.status === 'rejected' ? { ...verdict, position: atTheEnd } : verdict)
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
  /** The language of the owner. */
  readonly locale: Locale
}

const listedStates: PhotoListQuery['state'][] = ['pending', 'rejected']

const waitingPhotos = alias(photos, 'waiting')

/**
 * Whether staff may open a photo: it is in one of their lists, or approved while another photo of the same member
 * waits.
 */
export async function isOpenToStaff(db: Db, id: string): Promise<boolean> {
  const besideWaiting = db
    .select({ one: sql`1` })
    .from(waitingPhotos)
    .where(and(eq(waitingPhotos.member, photos.member), eq(waitingPhotos.status, 'pending')))
  const mayOpen = or(inArray(photos.status, listedStates), exists(besideWaiting))
  return (await db.$count(photos, and(eq(photos.id, id), mayOpen))) > 0
}

const isOwner = eq(members.id, photos.member)

/** Filter by brand; a photo has the brand of its owner. */
const ownedIn = (db: Db, brand: string | undefined) =>
  brand === undefined
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(members)
          .where(and(isOwner, eq(members.brand, brand))),
      )

/** Photos that wait for review. */
export function readPhotoQueue(db: Db, brand: string | undefined): Promise<Queue> {
  return readQueue(db, {
    table: photos,
    moment: photos.created,
    id: photos.id,
    where: and(eq(photos.status, 'pending'), ownedIn(db, brand)),
  })
}

/** Photos waiting for review, the oldest first, or rejected ones, the latest first. */
export function listPhotos(
  db: Db,
  { brand, member, state, ...query }: PhotoListQuery,
): Promise<Page<ListedPhoto>> {
  return readPage<ListedPhoto>(
    db,
    {
      table: photos,
      moment: photos.created,
      id: photos.id,
      first: state === 'pending' ? 'oldest' : 'latest',
      where: and(eq(photos.status, state), matching(photos.member, member), ownedIn(db, brand)),
      rows: ({ where, orderBy, limit }) =>
        db
          .select({ photo: photos, brand: members.brand, locale: members.language })
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
