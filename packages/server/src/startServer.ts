import { serve } from '@hono/node-server'
import { startDemo } from './demo/startDemo.ts'
import { openProgram } from './openProgram.ts'
import { openDoor } from './operator/door/openDoor.ts'
import type { Config } from './platform/config.ts'
import { createApp } from './platform/http/createApp.ts'

export interface RunningServer {
  readonly port: number
  /** Finishes what is under way, then closes the database. */
  stop(): Promise<void>
}

/** Starts the whole program and returns when it answers requests. */
export async function startServer(config: Config): Promise<RunningServer> {
  const program = await openProgram(config)
  const { services, database, brands, photoFiles } = program
  const demo = config.demo ? await startDemo(services, photoFiles, brands) : undefined
  const { server, port } = await listen(createApp(services).fetch, config.port)
  const closeDoor = await openDoor({ ...services, database })
  const sites = brands
    .all()
    .map(({ id, domains }) => (config.localHosts ? `http://${id}.localhost:${port}` : domains[0]))
  services.log.info({ port, sites, ...(demo && { login: demo.login }) }, 'ready')

  return {
    port,
    async stop() {
      server.close()
      demo?.stop()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closeDoor()
      await program.close()
    },
  }
}

type Fetch = Parameters<typeof serve>[0]['fetch']

const listen = (fetch: Fetch, port: number) =>
  new Promise<{ server: ReturnType<typeof serve>; port: number }>((ready, fail) => {
    const server = serve({ fetch, port }, (info) => ready({ server, port: info.port }))
    server.once('error', fail)
  })
