import { startDemo } from './demo/startDemo.ts'
import { openProgram, type Program } from './openProgram.ts'
import { openDoor } from './operator/door/openDoor.ts'
import type { Config } from './platform/config.ts'
import type { DataFolder } from './platform/dataFolder/openDataFolder.ts'
import { createApp } from './platform/http/createApp.ts'
import type { OpenPort } from './platform/http/openPort.ts'
import type { RunningServer } from './startServer.ts'

/**
 * Opens the program on a data folder and lets it answer on a port. If that fails the folder stays locked
 * until the process ends, because its database may be open.
 */
export async function serveProgram(
  config: Config,
  folder: DataFolder,
  open: OpenPort,
): Promise<RunningServer> {
  const program = await openProgram(config, folder)
  const { services, database, brands, photoFiles } = program
  const { port } = open
  const demo = config.demo ? await startDemo(services, photoFiles, brands) : undefined
  const closeDoor = await openDoor({ ...services, database })
  open.answerWith(createApp(services).fetch)
  services.log.info(
    { port, sites: sitesOf(program, port), ...(demo && { login: demo.login }) },
    'ready',
  )

  return {
    port,
    async stop() {
      services.log.info('stopping')
      program.beginStop()
      demo?.stop()
      await open.drain(config.stopMs)
      await closeDoor()
      await program.close()
      await folder.close()
    },
  }
}

const sitesOf = ({ brands, services }: Program, port: number) =>
  brands
    .all()
    .map(({ id, domains }) =>
      services.config.localHosts ? `http://${id}.localhost:${port}` : domains[0],
    )
