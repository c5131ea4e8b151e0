import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Where a running server takes orders from this machine, and the key that only its user can read. */
export const credentialsSchema = z.object({ port: z.int(), key: z.string() })
export type Credentials = z.output<typeof credentialsSchema>

export const credentialsFile = (dataDir: string): string => join(dataDir, 'operator.json')

/** @returns undefined when no server has put up its sign */
export async function readCredentials(dataDir: string): Promise<Credentials | undefined> {
  const text = await readFile(credentialsFile(dataDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : credentialsSchema.parse(JSON.parse(text))
}
