import { staffCalls } from '@bouquet/contract/staff'
import { z } from 'zod'
import { exchange, type Session } from '../exchange.ts'
import { memberId } from '../fill.ts'
import { inMs, percentile, say } from '../report.ts'

const rounds = 30
/** Sent before anything is measured. */
const warming = 3

type CallName = keyof typeof staffCalls

const photoPage = z.object({
  items: z.array(z.object({ photo: z.string(), brand: z.string(), member: z.string() })),
})

async function callDesk(session: Session, name: CallName, given: Readonly<Record<string, string>>) {
  const { method, path } = staffCalls[name]
  if (method === 'GET') {
    return exchange(session, { method, path: `${path}?${new URLSearchParams(given)}` })
  }
  return exchange(session, { method, path, body: JSON.stringify(given), type: 'application/json' })
}

/** Logs somebody of the staff in. */
export async function logIn(
  server: Omit<Session, 'cookie'>,
  credentials: { readonly email: string; readonly password: string },
): Promise<Session> {
  const { cookie } = await callDesk({ ...server, cookie: '' }, 'deskSignIn', credentials)
  return { ...server, cookie }
}

/** Times of the calls behind the desk's pages, one after the other. */
export async function measureCalls(session: Session, members: number): Promise<void> {
  const { items } = photoPage.parse(
    JSON.parse((await callDesk(session, 'photos', { limit: '50' })).text),
  )
  const waiting = (n: number) => {
    const item = items[n % items.length]
    if (!item) throw new Error('No photo waits.')
    return item
  }
  const someone = (n: number) => 1 + ((n * 29_989) % Math.floor(members / 2))
  const reason = 'asked by mail'
  const sent: readonly (readonly [string, CallName, (n: number) => Record<string, string>])[] = [
    ['queues', 'queues', () => ({})],
    ['photos, first page', 'photos', () => ({})],
    [
      'review-context',
      'review-context',
      (n) => ({ brand: waiting(n).brand, member: waiting(n).member }),
    ],
    ['claimItem', 'claimItem', (n) => ({ item: `photo:${waiting(n).photo}` })],
    [
      'member-record',
      'member-record',
      (n) => ({ brand: 'harbour', member: memberId(someone(n)), reason }),
    ],
    [
      'find-members by address',
      'find-members',
      (n) => ({ search: `member${someone(n)}@post.example`, reason }),
    ],
    ['find-members by name', 'find-members', (n) => ({ search: `member ${someone(n)}`, reason })],
    ['payments, first page', 'payments', () => ({})],
    ['brands', 'brands', () => ({})],
    ['figures, 28 days by day', 'figures', () => figureDays(28, 'day')],
    ['figures, a year by brand', 'figures', () => figureDays(365, 'brand')],
  ]
  for (const [label, name, given] of sent) {
    const times: number[] = []
    for (let n = 0; n < warming + rounds; n += 1) {
      const from = performance.now()
      await callDesk(session, name, given(n))
      if (n >= warming) times.push(performance.now() - from)
    }
    say(`${label}: p50 ${inMs(percentile(times, 0.5))}, p95 ${inMs(percentile(times, 0.95))}`)
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const figureDays = (days: number, group: string) => ({
  from: dayOf(Date.now() - (days - 1) * 86_400_000),
  to: dayOf(Date.now()),
  group,
})
