import { randomUUID } from 'node:crypto'
import type { Signup } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { type StaffRole, staffRoleSchema } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { insertConversation, writeFreeMessage } from '../../../src/features/chat/index.ts'
import { newId, newToken } from '../../../src/platform/ids.ts'
import {
  chatPhotos,
  conversations,
  members,
  messages,
  photos,
  sessions,
} from '../../../src/tables/index.ts'
import type { TestClient } from '../../support/client.ts'
import { giveCredits, joinMember, makePremium, signUp } from '../../support/people.ts'
import type { testServer } from '../../support/server.ts'
import { snapshotRows } from '../../support/snapshotRows.ts'
import { seatStaff } from '../../support/staff.ts'
import { type DeskThings, deskThings } from './deskThings.ts'
import type { Person } from './person.ts'

type Server = Awaited<ReturnType<typeof testServer>>

/**
 * Who asks: `blocked` was blocked by the member asked about; `other` asks for what is the free member's own; the
 * last three sit at the desk.
 */
export const seats = [
  'visitor',
  'unconfirmed',
  'free',
  'premium',
  'blocked',
  'banned',
  'other',
  'moderator',
  'support',
  'admin',
] as const
export type Seat = (typeof seats)[number]

type Employee = Awaited<ReturnType<typeof seatStaff>>
type MemberSeat = Exclude<Seat, 'visitor' | StaffRole>

const isStaff = (seat: Seat): seat is StaffRole => staffRoleSchema.safeParse(seat).success

export interface World {
  /** The member who is asked about. */
  readonly mara: { readonly id: string; readonly client: TestClient; readonly photo: string }
  readonly people: Readonly<Record<MemberSeat, Person>>
  readonly staff: Readonly<Record<StaffRole, Employee>>
  readonly desk: DeskThings
  clientOf(seat: Seat): TestClient
  /** Whose things a seat asks for. */
  ownerOf(seat: Seat): Person
}

const man = (name: string): Partial<Signup> => ({ name, gender: 'male', seeking: 'female' })

/** @returns a function that gives the world as if newly built; it is built once, and its rows are put back */
export function worldOf(server: Server): () => Promise<World> {
  let built: Promise<() => Promise<World>> | undefined
  return async () => {
    built ??= snapshotWorld(server)
    return (await built)()
  }
}

async function snapshotWorld(server: Server) {
  const world = await buildWorld(server)
  const restoreRows = await snapshotRows(server.database)
  const clients = [world.mara.client, ...seats.map(world.clientOf)].map((client) => ({
    client,
    cookies: [...client.cookies],
  }))
  const files = await Promise.all(
    server.photoFiles
      .names()
      .map(async (name) => ({ name, bytes: await server.photoFiles.read(name) })),
  )

  return async () => {
    await restoreRows()
    for (const { client, cookies } of clients) {
      client.cookies.clear()
      for (const [name, value] of cookies) client.cookies.set(name, value)
    }
    for (const { name, bytes } of files) if (bytes) await server.photoFiles.write(name, bytes)
    return world
  }
}

/** One member of each kind, and Mara, whom they all know. */
export async function buildWorld(server: Server): Promise<World> {
  const mara = await joinMember(server, { name: 'Mara' })
  const { id: maraId } = mara.user
  const photo = (await addPhoto(server, maraId)).token

  async function person(name: string, join: typeof joinMember | typeof signUp): Promise<Person> {
    const { client, user } = await join(server, man(name))
    const begun = await writtenTo(server, maraId, user.id)
    const [session] = await server.db.select().from(sessions).where(eq(sessions.member, user.id))
    await giveCredits(server, user.id, 100)
    return {
      client,
      id: user.id,
      email: user.email,
      ...begun,
      photo: await addPhoto(server, user.id),
      session: session?.id ?? '',
      sendPhoto: () => carryPhoto(server, maraId, begun),
    }
  }

  const people = {
    unconfirmed: await person('Uwe', signUp),
    free: await person('Frank', joinMember),
    premium: await person('Paul', joinMember),
    blocked: await person('Bert', joinMember),
    banned: await person('Bernd', joinMember),
    other: await person('Otto', joinMember),
  }
  await makePremium(server, people.premium.id)
  await mara.client.call(calls.block, {
    body: { profile: calls.member.query.shape.id.parse(people.blocked.id) },
  })
  await server.db
    .update(members)
    .set({ status: 'banned', profileStatus: 'disabled' })
    .where(eq(members.id, people.banned.id))
  const visitor = server.client()
  const staff = {
    moderator: await seatStaff(server, 'moderator'),
    support: await seatStaff(server, 'support'),
    admin: await seatStaff(server, 'admin'),
  }
  return {
    mara: { id: maraId, client: mara.client, photo },
    people,
    staff,
    desk: deskThings(server, people.free, people.banned.id),
    clientOf: (seat) => {
      if (seat === 'visitor') return visitor
      return isStaff(seat) ? staff[seat].client : people[seat].client
    },
    ownerOf: (seat) =>
      people[seat === 'visitor' || seat === 'other' || isStaff(seat) ? 'free' : seat],
  }
}

async function writtenTo(server: Server, from: string, to: string) {
  await server.db.transaction(async (tx) => {
    const now = server.clock.now()
    const begun = await insertConversation(tx, {
      brand: 'harbour',
      startedBy: from,
      other: to,
      now,
    })
    if (!begun) throw new Error('No conversation was begun.')
    const clientId = randomUUID()
    const writing = { conversation: begun.id, sender: from, clientId, text: 'Hello' }
    await writeFreeMessage(tx, server.services, writing)
  })
  const [row] = await server.db
    .select({ conversation: conversations.id, message: messages.id })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversation, conversations.id))
    .where(eq(conversations[from < to ? 'higherMember' : 'lowerMember'], to))
  if (!row) throw new Error('Nothing was written.')
  return row
}

async function carryPhoto(
  { clock, db }: Server,
  sender: string,
  { conversation, message }: { readonly conversation: string; readonly message: string },
): Promise<string> {
  const photo = newId()
  await db.insert(chatPhotos).values({
    id: photo,
    conversation,
    sender,
    token: newToken(),
    blurredToken: newToken(),
    ...picture,
    created: clock.now(),
  })
  await db
    .update(messages)
    .set({ body: { kind: 'photo', photo } })
    .where(eq(messages.id, message))
  return message
}

const picture = { width: 600, height: 800, thumbhash: new Uint8Array([1, 2, 3]) }

/** A photo without the work of drawing it. */
async function addPhoto(server: Server, member: string) {
  const id = newId()
  const token = newToken()
  await server.db.insert(photos).values({
    id,
    member,
    token,
    blurredToken: newToken(),
    status: 'active',
    position: 0,
    ...picture,
    created: server.clock.now(),
  })
  for (const size of ['large', 'match', 'thumb']) {
    await server.photoFiles.write(`${id}/${size}.jpeg`, new Uint8Array([255, 216]))
  }
  return { id, token }
}
