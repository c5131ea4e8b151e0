import type { Page, Queue, staffActions } from '@bouquet/contract/staff'
import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { readQueue } from '../../../platform/database/readQueue.ts'
import { type ComplaintRow, complaints } from '../../../tables/index.ts'

export async function insertComplaint(
  tx: Db,
  row: typeof complaints.$inferInsert,
): Promise<ComplaintRow> {
  const [made] = await tx.insert(complaints).values(row).returning()
  if (!made) throw new Error('The complaint was not kept.')
  return made
}

export async function findComplaintBySerial(
  db: Db,
  brand: string,
  serial: number,
): Promise<ComplaintRow | undefined> {
  const [row] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.brand, brand), eq(complaints.serial, serial)))
  return row
}

export async function findComplaint(db: Db, id: string): Promise<ComplaintRow | undefined> {
  const [row] = await db.select().from(complaints).where(eq(complaints.id, id))
  return row
}

export function listOwnComplaints(db: Db, reporter: string) {
  return db
    .select()
    .from(complaints)
    .where(eq(complaints.reporter, reporter))
    .orderBy(desc(complaints.created), desc(complaints.serial))
}

/** The latest cases in which a member is accused or which they filed, on any brand. */
export function listCasesOf(db: Db, member: string, limit: number): Promise<ComplaintRow[]> {
  return db
    .select()
    .from(complaints)
    .where(or(eq(complaints.accused, member), eq(complaints.reporter, member)))
    .orderBy(desc(complaints.created), desc(complaints.id))
    .limit(limit)
}

/** @returns undefined when the case is not open to an appeal */
export async function insertAppeal(
  tx: Db,
  id: string,
  { appeal, appealed }: { readonly appeal: string; readonly appealed: Date },
): Promise<ComplaintRow | undefined> {
  const [row] = await tx
    .update(complaints)
    .set({ appeal, appealed, status: 'appealed' })
    .where(
      and(eq(complaints.id, id), eq(complaints.status, 'decided'), isNull(complaints.appealed)),
    )
    .returning()
  return row
}

/** Cases with evidence whose final decision is older than this. */
export function listSettledComplaints(db: Db, before: Date, most: number) {
  return db
    .select({ id: complaints.id })
    .from(complaints)
    .where(
      and(
        ne(complaints.evidence, sql`'{}'::jsonb`),
        or(
          and(eq(complaints.status, 'decided'), lte(complaints.decided, before)),
          and(eq(complaints.status, 'closed'), lte(complaints.appealDecided, before)),
        ),
      ),
    )
    .orderBy(asc(complaints.created))
    .limit(most)
}

export function eraseComplaintEvidence(db: Db, id: string) {
  return db.update(complaints).set({ evidence: {}, email: null }).where(eq(complaints.id, id))
}

interface DecisionInput {
  /** The status that the decision is based on. */
  readonly seen: 'received' | 'appealed'
  readonly decision: 'upheld' | 'rejected'
  readonly reasons: string
  readonly now: Date
}

/**
 * Stores the first decision, or the second after an appeal.
 * @returns undefined when the case has another status
 */
export async function saveDecision(
  tx: Db,
  id: string,
  { seen, decision, reasons, now }: DecisionInput,
): Promise<ComplaintRow | undefined> {
  const first = { status: 'decided', decision, decisionReasons: reasons, decided: now } as const
  const second = {
    status: 'closed',
    appealDecision: decision,
    appealReasons: reasons,
    appealDecided: now,
  } as const
  const [row] = await tx
    .update(complaints)
    .set(seen === 'received' ? first : second)
    .where(and(eq(complaints.id, id), eq(complaints.status, seen)))
    .returning()
  return row
}

type ComplaintFilters = z.output<typeof staffActions.complaints.input>

/** Complaints: open ones oldest first, others latest first. */
export function listComplaints(
  db: Db,
  { brand, kind, reason, accused, reporter, state, ...page }: ComplaintFilters,
): Promise<Page<ComplaintRow>> {
  return readPage<ComplaintRow>(
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
}

/** Cases that wait for the first decision, or for the second after an appeal. */
export function readComplaintQueue(
  db: Db,
  status: 'received' | 'appealed',
  brand: string | undefined,
): Promise<Queue> {
  return readQueue(db, {
    table: complaints,
    moment: complaints.created,
    id: complaints.id,
    ...(status === 'appealed' && { since: complaints.appealed }),
    where: and(eq(complaints.status, status), matching(complaints.brand, brand)),
  })
}

const finalDecision = sql`coalesce(${complaints.appealDecision}, ${complaints.decision})`

/** Cases against a member: those that wait, and those that were decided for whoever complained. */
export async function countComplaintsAgainst(db: Db, accused: string) {
  const isOpen = inArray(complaints.status, ['received', 'appealed'])
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
      upheld:
        sql<number>`count(*) filter (where not ${isOpen} and ${finalDecision} = 'upheld')`.mapWith(
          Number,
        ),
    })
    .from(complaints)
    .where(eq(complaints.accused, accused))
  return row ?? { open: 0, upheld: 0 }
}
