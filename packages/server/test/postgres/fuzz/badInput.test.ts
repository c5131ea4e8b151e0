import { env } from 'node:process'
import { type Call, constants, errorTable } from '@bouquet/contract'
import { calls, errorBodySchema } from '@bouquet/contract/schemas'
import { type StaffRole, staffCalls, staffCookie } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashToken, newId, newToken } from '../../../src/platform/ids.ts'
import { insertSession } from '../../../src/platform/session/session.store.ts'
import { startStaffSession } from '../../../src/staff/accounts/staffSession.ts'
import { members, staff, throttles } from '../../../src/tables/index.ts'
import { buildWorld, type World } from '../../app/rights/world.ts'
import { begin } from '../../support/payments.ts'
import { goodSignup } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { staffPassword } from '../../support/staff.ts'
import { operationsOf } from './jsonSchema.ts'
import { type Drawn, requests } from './requests.ts'
import { isRefusedSignIn, watchWrites } from './watchWrites.ts'

const server = await testServer()

const count = 20_000
/** The same seed asks the same; another one is tried with `FUZZ_SEED=…`. */
const seed = Number(env['FUZZ_SEED'] ?? 20_260_301)
/** After so many requests the members are logged in again and tries are forgotten. */
const batch = 200

async function knownOf({ desk, mara, people, staff }: World) {
  const { free, premium, other } = people
  const payments = await Promise.all([free, premium].map(({ client }) => begin(client)))
  const persons = [free, premium, other]
  const colleagues = Object.values(staff)
  const { number, id } = await desk.openCase()
  return {
    ids: [
      mara.id,
      ...persons.flatMap(({ id, conversation, message, photo, session }) => [
        id,
        conversation,
        message,
        photo.id,
        session,
      ]),
      ...payments.map(({ payment }) => payment.payment_id),
      ...colleagues.map((colleague) => colleague.id),
      await desk.payment(),
      await desk.pendingPhoto(),
      id,
    ],
    texts: [
      mara.photo,
      goodSignup.password,
      goodSignup.date_of_birth,
      'credits-60',
      'rose',
      'Good evening, how was your week?',
      'DE89370400440532013000',
      '+4915123456789',
      'TIMEBONUS25',
      'harbour',
      'harbour',
      number,
      staffPassword,
      await desk.code(),
      // Where pages of lists begin.
      ...[await desk.pendingPhoto(), '1', `${mara.id}${free.id}`].map(
        (id) => `${server.clock.now().toISOString()}~${id}`,
      ),
      ...colleagues.map(({ email }) => email),
      ...persons.flatMap(({ email, photo }) => [email, photo.token]),
    ],
  }
}

/** Lets a member in again, whatever was done to the account meanwhile. */
async function letIn({ id, client }: World['people']['free']) {
  const token = newToken()
  const now = server.clock.now()
  await server.db
    .update(members)
    .set({ status: 'active', profileStatus: 'active' })
    .where(eq(members.id, id))
  await insertSession(server.db, {
    id: newId(),
    member: id,
    tokenHash: hashToken(token),
    userAgent: '',
    created: now,
    authenticated: now,
    lastSeen: now,
    ends: new Date(now.getTime() + 86_400_000),
  })
  client.cookies.set(`${constants.cookies.authPrefix}session`, token)
}

/** Lets one of the staff in again, also when they were sent away. */
async function seat({ id, email, client }: World['staff'][StaffRole], role: StaffRole) {
  await server.db.update(staff).set({ ended: null, role, email }).where(eq(staff.id, id))
  const [row] = await server.db.select().from(staff).where(eq(staff.id, id))
  if (!row) throw new Error('The member of staff is gone.')
  const { token } = await startStaffSession(server.db, { staff: row, now: server.clock.now() })
  client.cookies.clear()
  client.cookies.set(staffCookie.name, token)
}

const everyCall: readonly Call[] = [...Object.values(calls), ...Object.values(staffCalls)]

/** What the call of a request may respond with. */
function answerOf({ method, path }: Drawn): Call['response'] | undefined {
  const [bare, query] = path.split('?')
  const asked = new URLSearchParams(query)
  const meant = everyCall.filter((call) => call.method === method && call.path === bare)
  const isVariant = ({ variant = {} }: Call) =>
    Object.entries(variant).every(([name, value]) => asked.get(name) === value)
  return (meant.find((call) => call.variant && isVariant(call)) ?? meant.find(isVariant))?.response
}

/** What our own program would say of itself. */
const ownWords =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|\b(select|insert into|update|delete from)\b .*"/i

/** What is wrong with a response, or undefined. */
function problemOf(drawn: Drawn, status: number, text: string): string | undefined {
  if (status >= 500) return `status ${status}`
  if (status < 400 || drawn.method === 'HEAD') return problemOfSuccess(drawn, status, text)
  const { data } = errorBodySchema.safeParse(text.startsWith('{') ? JSON.parse(text) : undefined)
  if (!data) return drawn.path.startsWith('/api/unsubscribe') ? undefined : 'no error body'
  if (errorTable[data.error.code].status !== status) return 'status differs from the table'
  if (JSON.stringify(data) !== text) return 'says more than the contract'
  return ownWords.test(text) ? 'speaks of the program' : undefined
}

function problemOfSuccess(drawn: Drawn, status: number, text: string) {
  const schema = answerOf(drawn)
  if (status !== 200 || !schema) return
  return schema.safeParse(JSON.parse(text)).success ? undefined : 'response breaks the contract'
}

test('API-4 twenty thousand requests of every kind: no internal error, a permanent code, nothing half done', async (context) => {
  const world = await buildWorld(server)
  const { free, premium } = world.people
  const operations = operationsOf(
    server.app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } }),
  )
  const drawn = fc.sample(requests(operations, await knownOf(world)), { seed, numRuns: count })
  const writes = await watchWrites(server.db)
  const spread = new Map<number, number>()
  const problems: string[] = []
  let done = 0

  for (const [place, each] of drawn.entries()) {
    if (place % batch === 0) {
      server.clock.pass(3_600)
      server.jobs.clear()
      await server.db.delete(throttles)
      await letIn(free)
      await letIn(premium)
      await seat(world.staff.admin, 'admin')
      await seat(world.staff.moderator, 'moderator')
      await writes()
    }
    const client = world.clientOf(each.asker)
    if (each.asker === 'visitor') client.cookies.clear()
    const { method, path, headers, body } = each
    const response = await client.fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    const { status } = response
    done += 1
    spread.set(status, (spread.get(status) ?? 0) + 1)
    const problem = problemOf(each, status, text)
    const written = await writes()
    const left = status >= 400 ? written.filter((row) => !isRefusedSignIn(row)) : []
    if (problem || left.length > 0) {
      problems.push(
        JSON.stringify({ problem, left, status, answer: text.slice(0, 200), ...each }).slice(
          0,
          900,
        ),
      )
    }
  }
  const statuses = [...spread].toSorted(([one], [other]) => one - other)
  const counts = statuses.map(([status, times]) => `${status}: ${times}`).join(', ')
  await context.annotate(`${done} requests with seed ${seed}. ${counts}`)
  expect(problems).toEqual([])
}, 600_000)
