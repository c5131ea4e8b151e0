import { liveEventSchema } from '@bouquet/contract'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { events } from '../../tables/index.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../database/Database.ts'
import { statement } from '../database/statement.ts'
import type { Bus, Heard, Telling } from './Bus.ts'

const channel = 'live_events'

/** A kept event is told by its id, one that is not kept in full: a payload has room for 8,000 bytes only. */
const noticeSchema = z.object({
  member: z.string(),
  id: z.number().nullable(),
  event: liveEventSchema.optional(),
})

const replayAtMost = 500

const tellStatement = statement(
  'tell-events',
  sql`
    with kept as (
      insert into ${events} (brand, member, event, created)
      select brand, member, event, ${sql.placeholder('created')}::timestamptz
      from jsonb_to_recordset(${sql.placeholder('told')}::jsonb) as told (brand text, member uuid, event jsonb)
      returning id, member)
    select pg_notify('${sql.raw(channel)}', json_build_object('member', member, 'id', id)::text) from kept`,
  z.unknown(),
)

/** The bus over LISTEN and NOTIFY, on either engine. */
export async function openBus({ db, listen }: Database, clock: Clock): Promise<Bus> {
  const ears = new Map<string, Set<(heard: Heard) => void>>()

  // Told in the order of their transactions' ends: what a page heard last then says what it has.
  let telling = Promise.resolve()
  const stop = await listen(channel, (payload) => {
    const notice = noticeSchema.parse(JSON.parse(payload))
    if (!ears.has(notice.member)) return
    // One that cannot be read now is not lost: pages ask for what they lack when they come back.
    telling = telling.then(() => tell(notice)).catch(() => undefined)
  })

  async function tell({ member, id, event }: z.infer<typeof noticeSchema>) {
    const heard = id === null ? event && { id, event } : await find(id)
    if (heard) for (const hear of ears.get(member) ?? []) hear(heard)
  }

  async function find(id: number): Promise<Heard | undefined> {
    const [row] = await db.select().from(events).where(eq(events.id, id))
    return row && { id, event: liveEventSchema.parse(row.event) }
  }

  // A transaction may take a lower number and end after one with a higher number. Those that were still under
  // way when the page's last event was told are given again, rather than one of them never.
  const endedLater = (id: number) => sql`exists (
    select 1 from events told where told.id = ${id}
      and ${events.transaction} >= told.horizon and ${events.transaction} <> told.transaction_id)`

  const notify = (tx: typeof db, notice: z.input<typeof noticeSchema>) =>
    tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`)

  async function publishAll(tx: Db, tellings: readonly Telling[]) {
    const told = tellings.map(({ to, event }) => ({ ...to, event }))
    await tellStatement(tx, { told: JSON.stringify(told), created: clock.now().toISOString() })
  }

  return {
    publish: (tx, to, event) => publishAll(tx, [{ to, event }]),
    publishAll,
    async announce(tx, { member }, event) {
      await notify(tx, { member, id: null, event })
    },
    subscribe(member, hear) {
      const known = ears.get(member) ?? new Set()
      ears.set(member, known.add(hear))
      return () => {
        known.delete(hear)
        if (known.size === 0 && ears.get(member) === known) ears.delete(member)
      }
    },
    async since(member, id) {
      const rows = await db
        .select()
        .from(events)
        .where(and(eq(events.member, member), or(gt(events.id, id), endedLater(id))))
        .orderBy(asc(events.id))
        .limit(replayAtMost)
      return rows.map((row) => ({ id: row.id, event: liveEventSchema.parse(row.event) }))
    },
    close: stop,
  }
}
