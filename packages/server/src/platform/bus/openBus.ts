import { randomUUID } from 'node:crypto'
import { liveEventSchema } from '@bouquet/contract/schemas'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { z } from 'zod'
import { events } from '../../tables/index.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../database/Database.ts'
import { readRows, statement } from '../database/queries.ts'
import type { Bus, DeliveredEvent, OutgoingEvent } from './Bus.ts'
import {
  announceSubscriptions,
  type CountedSubscription,
  countYounger,
  subscriptionNoticeSchema,
} from './limitSubscriptions.ts'
import { type OpenSubscription, openSubscription } from './openSubscription.ts'

const channel = 'live_events'

/** A stored event is announced by its id, others in full: a payload is limited to 8,000 bytes. */
const eventNoticeSchema = z.object({
  member: z.string(),
  id: z.number().nullable(),
  event: liveEventSchema.optional(),
})

const noticeSchema = z.union([subscriptionNoticeSchema, eventNoticeSchema])

const pageSize = 500

/** After an outage all subscriptions read what they missed, and requests need connections too. */
const readersAtOnce = 6

const publishStatement = statement(
  'publish-events',
  {
    with: {
      inserted: sql`
      insert into ${events} (brand, member, event, created)
      select brand, member, event, ${sql.placeholder('created')}::timestamptz
      from jsonb_to_recordset(${sql.placeholder('events')}::jsonb) as published (brand text, member uuid, event jsonb)
      returning id, member`,
    },
    select: {
      notified: sql`pg_notify('${sql.raw(channel)}', json_build_object('member', member, 'id', id)::text)`,
    },
    from: sql`inserted`,
  },
  z.object({ notified: z.unknown() }),
)

interface Known {
  readonly subscription: OpenSubscription
  readonly counted: CountedSubscription
}

/** The bus over LISTEN and NOTIFY, on either engine. */
export async function openBus(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  clock: Clock,
): Promise<Bus> {
  const known = new Map<string, Set<Known>>()
  const limit = pLimit(readersAtOnce)
  const subscriptionNotices = announceSubscriptions(db, channel)
  let isStopping = false

  const all = () => [...known.values()].flatMap((ofMember) => [...ofMember])
  const of = (member: string) => [...(known.get(member) ?? [])]

  const [newest] = await readRows(
    db,
    sql`select coalesce(max(id), 0)::float8 as id from ${events}`,
    z.object({ id: z.number() }),
  )
  /** The newest event of any member that this process has received. */
  let newestId = newest?.id ?? 0

  // Delivered in the order in which their transactions ended, so the last id says what a page has.
  let delivering = Promise.resolve()
  const listening = listen(channel, {
    onPayload(payload) {
      const notice = noticeSchema.parse(JSON.parse(payload))
      if ('subscription' in notice) {
        for (const { counted } of of(notice.member)) counted.note(notice)
        return
      }
      newestId = notice.id ?? newestId
      if (known.has(notice.member)) delivering = delivering.then(() => deliverNotice(notice))
    },
    onOpen() {
      for (const { subscription, counted } of all()) {
        counted.forget()
        void subscription.catchUp()
      }
    },
  })
  await listening.opened

  async function deliverNotice({ member, id, event }: z.infer<typeof eventNoticeSchema>) {
    try {
      const delivered = id === null ? event && { id, event } : await find(id)
      if (delivered) for (const { subscription } of of(member)) subscription.receive(delivered)
    } catch {
      for (const { subscription } of of(member)) void subscription.catchUp()
    }
  }

  async function find(id: number): Promise<DeliveredEvent | undefined> {
    const [row] = await db.select().from(events).where(eq(events.id, id))
    return row && { id, event: liveEventSchema.parse(row.event) }
  }

  // A transaction may take a lower number and end after one with a higher number. Those that were still under
  // way when the page's last event was published are repeated rather than lost.
  const endedLater = (id: number) => sql`exists (
    select 1 from events last where last.id = ${id}
      and ${events.transactionId} >= last.snapshot_xmin and ${events.transactionId} <> last.transaction_id
      and not coalesce(pg_visible_in_snapshot(${events.transactionId}, last.snapshot), false))`

  const readPage = (member: string, id: number, from: number) =>
    db
      .select({ id: events.id, event: events.event })
      .from(events)
      .where(
        and(eq(events.member, member), gt(events.id, from), or(gt(events.id, id), endedLater(id))),
      )
      .orderBy(asc(events.id))
      .limit(pageSize)

  async function since(member: string, id: number) {
    const found: DeliveredEvent[] = []
    for (let from = 0; ; ) {
      const rows = await readPage(member, id, from)
      found.push(...rows.map((row) => ({ id: row.id, event: liveEventSchema.parse(row.event) })))
      const lastRow = rows.at(-1)
      if (!lastRow || rows.length < pageSize) return found
      from = lastRow.id
    }
  }

  async function publishAll(tx: Db, outgoing: readonly OutgoingEvent[]) {
    const rows = outgoing.map(({ to, event }) => ({ ...to, event }))
    await publishStatement(tx, { events: JSON.stringify(rows), created: clock.now().toISOString() })
  }

  return {
    publish: (tx, to, event) => publishAll(tx, [{ to, event }]),
    publishAll,
    async announce(tx, { member }, event) {
      const notice: z.input<typeof eventNoticeSchema> = { member, id: null, event }
      await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`)
    },
    subscribe(member, subscriber, after) {
      const id = randomUUID()
      const subscription = openSubscription({
        subscriber,
        after: after ?? newestId,
        since: (last) => limit(() => since(member, last)),
        onClose() {
          ofMember.delete(own)
          if (ofMember.size === 0 && known.get(member) === ofMember) known.delete(member)
          subscriptionNotices.announce({ member, subscription: id, isOpen: false })
        },
      })
      const own = { subscription, counted: countYounger(id, () => subscription.end('too_many')) }
      const ofMember = known.get(member) ?? new Set()
      known.set(member, ofMember.add(own))
      subscriptionNotices.announce({ member, subscription: id, isOpen: true })
      if (isStopping) queueMicrotask(() => subscription.end('stopping'))
      else if (after !== undefined) void subscription.catchUp()
      return subscription
    },
    since,
    isConnected: listening.isConnected,
    endSubscriptions() {
      isStopping = true
      for (const { subscription } of all()) subscription.end('stopping')
    },
    async close() {
      await subscriptionNotices.settled()
      await listening.close()
    },
  }
}
