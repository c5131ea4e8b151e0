import pg from 'pg'
import { z } from 'zod'

export interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
  /** The first row of the answer. */
  readonly row: Readonly<Record<string, unknown>>
}

const queried = z.union([
  z.tuple([z.string()]).transform(([text]) => ({ text, values: [] })),
  z
    .tuple([z.object({ text: z.string() }), z.array(z.unknown())])
    .transform(([{ text }, values]) => ({ text, values })),
  z.tuple([z.string(), z.array(z.unknown())]).transform(([text, values]) => ({ text, values })),
])

const answered = z.object({
  rows: z.array(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])),
})

/** What a deed sends to PostgreSQL through this process, with what it is answered. */
export async function recordSent(deed: () => Promise<unknown>): Promise<Sent[]> {
  const { query } = pg.Client.prototype
  const waiting: Promise<Sent>[] = []
  function noting(this: pg.Client, ...given: unknown[]) {
    const answer: unknown = Reflect.apply(query, this, given)
    const { data } = queried.safeParse(given.filter((one) => typeof one !== 'function'))
    if (data) {
      waiting.push(
        Promise.resolve(answer).then((result) => {
          const [first] = answered.safeParse(result).data?.rows ?? []
          return { ...data, row: { ...first } }
        }),
      )
    }
    return answer
  }
  Reflect.set(pg.Client.prototype, 'query', noting)
  try {
    await deed()
    return await Promise.all(waiting)
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query)
  }
}
