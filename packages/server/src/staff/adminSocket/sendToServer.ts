import { errorBodySchema } from '@bouquet/contract'
import { z } from 'zod'
import type { ActionRequest } from '../actions/performAction.ts'
import { readCredentials } from './credentialsFile.ts'

const answerSchema = z.union([
  z.object({ done: z.unknown() }),
  errorBodySchema.pick({ error: true }),
])
export type Answer = z.output<typeof answerSchema>

/** Hands an order to the running server. @returns undefined when none runs on this data folder */
export async function sendToServer(
  dataDir: string,
  order: ActionRequest,
): Promise<Answer | undefined> {
  const sign = await readCredentials(dataDir)
  if (!sign) return
  const response = await fetch(`http://127.0.0.1:${sign.port}/`, {
    method: 'POST',
    headers: { authorization: sign.key },
    body: JSON.stringify(order),
  }).catch(() => undefined)
  return response && answerSchema.safeParse(await response.json().catch(() => undefined)).data
}
