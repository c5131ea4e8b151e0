import pg from 'pg'
import { z } from 'zod'

export interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
  /** The connection keeps it prepared. */
  readonly isPrepared: boolean
}

const queried = z.union([
  z.tuple([z.string()]).transform(([text]) => ({ text, values: [], isPrepared: false })),
  z
    .tuple([z.object({ text: z.string(), name: z.string().optional() }), z.array(z.unknown())])
    .transform(([{ text, name }, values]) => ({ text, values, isPrepared: name !== undefined })),
  z
    .tuple([z.string(), z.array(z.unknown())])
    .transform(([text, values]) => ({ text, values, isPrepared: false })),
])

/** What a call sends to PostgreSQL through this process. */
export async function recordSent(call: () => Promise<unknown>): Promise<Sent[]> {
  const { query } = pg.Client.prototype
  const sent: Sent[] = []
  function noting(this: pg.Client, ...given: unknown[]) {
    const { data } = queried.safeParse(given.filter((one) => typeof one !== 'function'))
    if (data) sent.push(data)
    return Reflect.apply(query, this, given)
  }
  Reflect.set(pg.Client.prototype, 'query', noting)
  try {
    await call()
    return sent
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query)
  }
}
