import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { serve } from '@hono/node-server'
import { z } from 'zod'
import { DomainError, refuse } from '../../platform/errors/DomainError.ts'
import { errorBody } from '../../platform/errors/errorBody.ts'
import { readInput } from '../../platform/http/readInput.ts'
import { stackOf } from '../../platform/log.ts'
import { isSameSecret } from '../../platform/secrets.ts'
import type { AdminContext } from '../actions/defineAction.ts'
import { performAction } from '../actions/performAction.ts'
import { credentialsFile } from './sendToServer.ts'

const requestSchema = z.object({
  name: z.string(),
  given: z.unknown(),
  as: z.string().optional(),
})

/**
 * Opens a local socket through which the command line uses the running server, since only one process can use
 * the embedded database. Requests need the key in the credentials file of the data folder.
 * @returns closes the socket and removes the credentials
 */
export async function openAdminSocket(context: AdminContext): Promise<() => Promise<void>> {
  if (context.database.engine === 'postgres') return async () => undefined
  const key = randomBytes(32).toString('hex')
  const file = credentialsFile(context.config.dataDir)

  async function respond(request: Request): Promise<Response> {
    try {
      if (!isSameSecret(request.headers.get('authorization') ?? '', key)) throw refuse('forbidden')
      const action = readInput(requestSchema, await request.json().catch(() => undefined))
      return Response.json({ done: (await performAction(context, action)) ?? null })
    } catch (thrown) {
      if (!(thrown instanceof DomainError))
        context.log.error({ error: stackOf(thrown) }, 'operator')
      const { status, body } = errorBody(thrown)
      return Response.json(body, { status })
    }
  }

  const { server, port } = await listen(respond)
  await writeFile(file, JSON.stringify({ port, key }), { mode: 0o600 })
  return async () => {
    await rm(file, { force: true })
    await new Promise((closed) => server.close(closed))
  }
}

const listen = (fetch: (request: Request) => Promise<Response>) =>
  new Promise<{ server: ReturnType<typeof serve>; port: number }>((ready, fail) => {
    const options = { fetch, port: 0, hostname: '127.0.0.1' }
    const server = serve(options, (info) => ready({ server, port: info.port }))
    server.once('error', fail)
  })
