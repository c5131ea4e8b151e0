import { expect, test } from 'vitest'
import { stubCalls } from './stubCalls.ts'

export type Page = ReturnType<typeof stubCalls>

/** A change that a screen asks for, and what the member finds afterwards. */
export interface Change {
  readonly title: string
  readonly make: (page: Page) => Promise<unknown>
  /** The calls that it makes. */
  readonly calls: Page['made']
  /** Of the server, to each of them. */
  readonly response?: unknown
  /** What is put in place at once. */
  readonly shows?: readonly (readonly [queryKey: readonly unknown[], data: unknown])[]
  /** What is asked for again, of all that was shown before. */
  readonly refreshes?: readonly (readonly unknown[])[]
}

/** Tests each change with its success, and that a refusal reaches the screen and leaves all as it was. */
export function eachChange(before: readonly (readonly unknown[])[], changes: readonly Change[]) {
  const titled = changes.map((change) => [change.title, change] as const)

  test.each(titled)('%s', async (_, { make, calls, response, shows = [], refreshes = [] }) => {
    const page = stubCalls(() => response ?? { ok: true })
    page.know(...before)
    await make(page)
    expect(page.made).toEqual(calls)
    for (const [queryKey, data] of shows) expect(page.cache.getQueryData(queryKey)).toEqual(data)
    expect(page.stale()).toEqual(refreshes)
  })

  test.each(titled)('%s: not when it is refused', async (_, { make }) => {
    const page = stubCalls(() => {
      throw new Error('refused')
    })
    page.know(...before)
    await expect(make(page)).rejects.toThrow('refused')
    for (const queryKey of before) expect(page.cache.getQueryData(queryKey)).toBe('as before')
    expect(page.stale()).toEqual([])
  })
}

/** What a screen reads. */
export interface Reading {
  readonly title: string
  readonly read: (page: Page) => Promise<unknown>
  readonly calls: Page['made']
  readonly response: unknown
  readonly shown: unknown
  /** How long it is shown again without asking, in milliseconds. */
  readonly freshMs?: number
}

/** Tests what each reading asks for and shows, and that it is asked for again only when it has grown old. */
export function eachReading(readings: readonly Reading[]) {
  const titled = readings.map((reading) => [reading.title, reading] as const)

  test.each(titled)('%s', async (_, { read, calls, response, shown, freshMs = 10_000 }) => {
    const page = stubCalls(() => response)
    expect(await read(page)).toEqual(shown)
    expect(page.made).toEqual(calls)
    const isKept = freshMs === Number.POSITIVE_INFINITY
    page.age(isKept ? 30 * 86_400_000 : freshMs - 1_000)
    await read(page)
    expect(page.made).toHaveLength(calls.length)
    if (isKept) return
    page.age(1_000)
    await read(page)
    expect(page.made).toHaveLength(2 * calls.length)
  })
}
