import { type SQL, sql } from 'drizzle-orm'
import { throttles } from '../../tables/index.ts'

interface Counting {
  readonly key: unknown
  readonly now: unknown
  /** When a window that begins now closes. */
  readonly ends: unknown
  /** Attempts to add; one by default. */
  readonly amount?: unknown
}

/** Counts attempts of a key; a closed window starts over. Answers with `count` and `ends`. */
export const counting = ({ key, now, ends, amount = 1 }: Counting): SQL => sql`
  insert into ${throttles} as tried (key, count, ends) values (${key}, ${amount}::int, ${ends}::timestamptz)
  on conflict (key) do update set
    count = case when tried.ends <= ${now}::timestamptz then excluded.count else tried.count + excluded.count end,
    ends = case when tried.ends <= ${now}::timestamptz then excluded.ends else tried.ends end
  returning tried.count, tried.ends`
