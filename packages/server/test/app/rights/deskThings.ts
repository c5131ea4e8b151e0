import { calls } from '@bouquet/contract/schemas'
import { eq } from 'drizzle-orm'
import { listPhotosOf } from '../../../src/features/profiles/index.ts'
import { newId } from '../../../src/platform/ids.ts'
import {
  complaints,
  discountCodes,
  members,
  messageReviews,
  messages,
  photos,
  refundRequests,
} from '../../../src/tables/index.ts'
import { buy } from '../../support/payments.ts'
import type { testServer } from '../../support/server.ts'
import { hire } from '../../support/staff.ts'
import type { Person } from './person.ts'

type Server = Awaited<ReturnType<typeof testServer>>

/** What lies on the desk, laid out anew for each who asks. */
export interface DeskThings {
  /** A photo that waits. @returns its id */
  pendingPhoto(): Promise<string>
  /** A message that is held back. @returns its id */
  heldMessage(): Promise<string>
  /** A complaint with a picture as evidence. */
  openCase(): Promise<{ readonly number: string; readonly id: string }>
  /** A completed payment. @returns its id */
  payment(): Promise<string>
  /** A refund of a new payment that waits for approval. @returns its id */
  refundRequest(): Promise<string>
  /** A discount code. @returns its name */
  code(): Promise<string>
  /** Somebody else of the staff. @returns their address */
  colleague(): Promise<string>
  /** A member who is banned. @returns their id */
  banned(): Promise<string>
  /** The same member, who is banned no more. @returns their id */
  lifted(): Promise<string>
}

export function deskThings(server: Server, owner: Person, bannedId: string): DeskThings {
  const { db } = server
  let made = 0
  const next = () => {
    made += 1
    return made
  }

  return {
    async pendingPhoto() {
      await db.update(photos).set({ status: 'pending' }).where(eq(photos.id, owner.photo.id))
      const [photo] = await listPhotosOf(db, [owner.id])
      return photo?.id ?? ''
    },
    async heldMessage() {
      await db
        .update(messages)
        .set({ held: true, heldFor: 'review' })
        .where(eq(messages.id, owner.message))
      await db.delete(messageReviews)
      await db.insert(messageReviews).values({
        message: owner.message,
        brand: 'harbour',
        sender: owner.id,
        weight: 3,
        created: server.clock.now(),
      })
      return owner.message
    },
    async openCase() {
      const body = {
        subject: { kind: 'service' as const },
        reason: 'other' as const,
        text: 'Something is amiss.',
      }
      const { complaint } = await server.client().call(calls.complain, { body })
      const file = `${newId()}.jpeg`
      await server.photoFiles.write(file, new Uint8Array([255, 216]))
      const [row] = await db
        .update(complaints)
        .set({ evidence: { files: [file] } })
        .returning()
      return { number: complaint.number, id: row?.id ?? '' }
    },
    async payment() {
      return (await buy(server, owner.client)).payment.payment_id
    },
    async refundRequest() {
      const { payment } = await buy(server, owner.client)
      const id = newId()
      await db.insert(refundRequests).values({
        id,
        brand: 'harbour',
        payment: payment.payment_id,
        amount: payment.price.amount,
        currency: payment.price.currency,
        state: 'waiting',
        staff: 'command line',
        note: 'bought by mistake',
        created: server.clock.now(),
      })
      return id
    },
    async code() {
      const code = `SPRING-${next()}`
      await db.insert(discountCodes).values({
        id: newId(),
        brand: 'harbour',
        code,
        valuePercentage: 20,
        status: 'active',
        validity: 'once-per-user',
        created: server.clock.now(),
      })
      return code
    },
    colleague: async () => (await hire(server, 'support', `colleague${next()}`)).email,
    async banned() {
      await db.update(members).set({ status: 'banned' }).where(eq(members.id, bannedId))
      return bannedId
    },
    async lifted() {
      await db.update(members).set({ status: 'active' }).where(eq(members.id, bannedId))
      return bannedId
    },
  }
}
