import { randomUUID } from 'node:crypto'
import { newId, newToken } from '../../../src/platform/ids.ts'
import {
  auditLog,
  blocks,
  complaints,
  conversations,
  discountCodes,
  disputes,
  erasureRequests,
  messageReviews,
  messages,
  payments,
  photos,
  refundRequests,
  staff,
} from '../../../src/tables/index.ts'
import { insertPerson } from '../../support/rows.ts'
import type { testServer } from '../../support/server.ts'

type Db = Awaited<ReturnType<typeof testServer>>['db']

export const brand = 'harbour'

/** Five moments of a list, in order, with two pairs that came at once. */
export const moments = [0, 0, 60, 60, 120].map(
  (seconds) => new Date(Date.UTC(2026, 2, 1, 12) + seconds * 1_000),
)

/** Five rows with ids in their order. */
function five<Row>(
  row: (own: { readonly id: string; readonly created: Date }, place: number) => Row,
) {
  const ids = moments.map(() => newId()).toSorted()
  return moments.map((created, place) => row({ id: ids[place] ?? newId(), created }, place))
}

/** Photos of a member that wait. @returns their ids, the oldest first */
export async function fillPhotos(
  db: Db,
  member: string,
  status: 'pending' | 'rejected' = 'pending',
) {
  const rows = five((own) => ({
    ...own,
    member,
    token: newToken(),
    blurredToken: newToken(),
    status,
    position: 0,
    width: 600,
    height: 800,
    thumbhash: new Uint8Array([1]),
  }))
  await db.insert(photos).values(rows)
  return rows.map(({ id }) => id)
}

/** Messages of two members that wait for a look. @returns their ids, the oldest first */
export async function fillReviews(db: Db) {
  const pair = [await insertPerson(db), await insertPerson(db)].toSorted()
  const [low = '', high = ''] = pair
  const conversation = newId()
  const created = new Date(Date.UTC(2026, 2, 1))
  await db.insert(conversations).values({
    id: conversation,
    brand,
    lowerMember: low,
    higherMember: high,
    startedBy: low,
    created,
  })
  const rows = five(({ id, created: sentAt }, place) => ({
    id,
    conversation,
    sequence: place + 1,
    sender: low,
    clientId: randomUUID(),
    body: { kind: 'text' as const, text: 'Send me money' },
    held: true,
    heldFor: 'review' as const,
    findings: [{ kind: place === 0 ? ('link' as const) : ('money' as const), excerpt: 'money' }],
    sentAt,
  }))
  await db.insert(messages).values(rows)
  await db.insert(messageReviews).values(
    rows.map(({ id, sender, sentAt }) => ({
      message: id,
      brand,
      sender,
      weight: 3,
      created: sentAt,
    })),
  )
  return rows.map(({ id }) => id)
}

/** Cases about the service. @returns their ids, the oldest first */
export async function fillCases(db: Db) {
  const rows = five((own, place) => ({
    ...own,
    brand,
    keyHash: newToken(),
    locale: 'en' as const,
    subject: { kind: 'service' as const },
    reason: place === 0 ? 'payment' : 'other',
    text: 'Something is amiss.',
    evidence: {},
    status: 'received' as const,
  }))
  await db.insert(complaints).values(rows)
  return rows.map(({ id }) => id)
}

/** Blocks of a member and against them. @returns the others, the oldest block first */
export async function fillBlocks(db: Db, member: string) {
  const others = await Promise.all(moments.map(() => insertPerson(db)))
  const rows = others.map((other, place) => {
    const created = moments[place] ?? new Date(0)
    return place < 3
      ? { blocker: member, blocked: other, created }
      : { blocker: other, blocked: member, created }
  })
  await db.insert(blocks).values(rows)
  return others
}

/** Codes. @returns their names, the oldest first */
export async function fillCodes(db: Db) {
  const rows = five((own, place) => ({
    ...own,
    brand,
    code: `SPRING-${place}`,
    valuePercentage: 20,
    status: 'active' as const,
    validity: 'once-per-user' as const,
  }))
  await db.insert(discountCodes).values(rows)
  return rows.map(({ code }) => code)
}

/** Colleagues. @returns their ids, who came first first */
export async function fillStaff(db: Db) {
  const rows = five((own, place) => ({
    ...own,
    email: `jo${place}@bouquet.example`,
    name: 'Jo',
    role: 'support' as const,
  }))
  await db.insert(staff).values(rows)
  return rows.map(({ id }) => id)
}

/** Actions in the audit log. @returns their subjects, the oldest first */
export async function fillAudit(db: Db) {
  const rows = five(({ created }, place) => ({
    created,
    brand,
    actor: 'command line',
    act: 'photo.approve',
    subject: `photo:${place}`,
    reason: 'fine',
  }))
  await db.insert(auditLog).values(rows)
  return rows.map(({ subject }) => subject)
}

/** Payments of a member. @returns their ids, the oldest first */
export async function fillPayments(db: Db, member: string) {
  const rows = five((own) => ({
    ...own,
    orderNumber: randomUUID(),
    brand,
    member,
    package: 'credits-60',
    credits: 60,
    amount: 1_999,
    currency: 'EUR' as const,
    method: 'card' as const,
    status: 'completed' as const,
    idempotencyKey: randomUUID(),
    provider: 'sandbox',
  }))
  await db.insert(payments).values(rows)
  return rows.map(({ id }) => id)
}

/** Disputes of five payments. @returns their ids, the oldest first */
export async function fillDisputes(db: Db, member: string) {
  const paid = await fillPayments(db, member)
  const rows = five(({ id, created }, place) => ({
    id,
    brand,
    payment: paid[place] ?? '',
    provider: 'sandbox',
    reference: randomUUID(),
    status: 'open' as const,
    amount: 1_999,
    currency: 'EUR',
    credits: 0,
    opened: created,
  }))
  await db.insert(disputes).values(rows)
  return rows.map(({ id }) => id)
}

/** Refunds of five payments that wait for approval. @returns their ids, the oldest first */
export async function fillRefundRequests(db: Db, member: string) {
  const paid = await fillPayments(db, member)
  const rows = five((own, place) => ({
    ...own,
    brand,
    payment: paid[place] ?? '',
    amount: 1_999,
    currency: 'EUR' as const,
    state: 'waiting' as const,
    staff: 'command line',
    note: 'bought by mistake',
  }))
  await db.insert(refundRequests).values(rows)
  return rows.map(({ id }) => id)
}

export async function fillErasureRequests(db: Db) {
  const rows = await Promise.all(
    five((own) => own).map(async (own, place) => ({
      ...own,
      brand,
      member: await insertPerson(db, { email: `leaver${place}@post.example` }),
      state: 'waiting' as const,
      staff: 'command line',
      note: 'asked for it by letter',
    })),
  )
  await db.insert(erasureRequests).values(rows)
  return rows.map(({ id }) => id)
}
