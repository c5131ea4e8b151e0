import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Where a running server takes orders from this machine, and the key that only its user can read. */
export const signSchema = z.object({ port: z.int(), key: z.string() })
export type Sign = z.output<typeof signSchema>

export const signFile = (dataDir: string): string => join(dataDir, 'operator.json')

/** @returns undefined when no server has put up its sign */
export async function readSign(dataDir: string): Promise<Sign | undefined> {
  const text = await readFile(signFile(dataDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : signSchema.parse(JSON.parse(text))
}
