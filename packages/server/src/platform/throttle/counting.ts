import { type SQL, sql } from 'drizzle-orm'
import { throttles } from '../../tables/index.ts'

interface Counting {
  readonly key: unknown
  readonly now: unknown
  /** When a window that begins now closes. */
  readonly ends: unknown
}

/** Counts one more try of a key; a window that has closed begins anew. Answers with `count` and `ends`. */
export const counting = ({ key, now, ends }: Counting): SQL => sql`
  insert into ${throttles} as tried (key, count, ends) values (${key}, 1, ${ends}::timestamptz)
  on conflict (key) do update set
    count = case when tried.ends <= ${now}::timestamptz then 1 else tried.count + 1 end,
    ends = case when tried.ends <= ${now}::timestamptz then excluded.ends else tried.ends end
  returning tried.count, tried.ends`
