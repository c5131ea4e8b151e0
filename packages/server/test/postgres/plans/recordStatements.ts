import pg from 'pg'
import { vi } from 'vitest'
import { z } from 'zod'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

const queried = z.tuple([z.object({ text: z.string() }), z.array(z.unknown()).optional()])

const isPlanned = /^\s*(select|insert|update|delete|with)\b/i

/**
 * Notes every statement that goes to the server while a call is done, as it is sent.
 * @returns the statements by the order of their texts, as those sent side by side have no other; each text once
 */
export async function recordStatements(call: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await call()
    const sent = spy.mock.calls.flatMap((given) => {
      const { data } = queried.safeParse(given.slice(0, 2))
      return data ? [{ text: data[0].text, values: data[1] ?? [] }] : []
    })
    const planned = sent.filter(({ text }) => isPlanned.test(text))
    return planned
      .filter(({ text }, place) => planned.findIndex((other) => other.text === text) === place)
      .toSorted((a, b) => (a.text < b.text ? -1 : 1))
  } finally {
    spy.mockRestore()
  }
}
