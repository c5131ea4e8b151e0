import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorBodySchema } from '@bouquet/contract/schemas'
import { z } from 'zod'
import type { ActionRequest } from '../actions/performAction.ts'

/** Port and key of the running server's admin socket; only the server's user can read them. */
const credentialsSchema = z.object({ port: z.int(), key: z.string() })
type Credentials = z.output<typeof credentialsSchema>

export function credentialsFile(dataDir: string): string {
  return join(dataDir, 'operator.json')
}

/** @returns undefined when no server is running */
export async function readCredentials(dataDir: string): Promise<Credentials | undefined> {
  const text = await readFile(credentialsFile(dataDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : credentialsSchema.parse(JSON.parse(text))
}

const actionResponseSchema = z.union([
  z.object({ done: z.unknown() }),
  errorBodySchema.pick({ error: true }),
])
export type ActionResponse = z.output<typeof actionResponseSchema>

/** Sends a request to the running server. @returns undefined when none runs on this data folder */
export async function sendToServer(
  dataDir: string,
  request: ActionRequest,
): Promise<ActionResponse | undefined> {
  const credentials = await readCredentials(dataDir)
  if (!credentials) return
  const response = await fetch(`http://127.0.0.1:${credentials.port}/`, {
    method: 'POST',
    headers: { authorization: credentials.key },
    body: JSON.stringify(request),
  }).catch(() => undefined)
  return (
    response && actionResponseSchema.safeParse(await response.json().catch(() => undefined)).data
  )
}
