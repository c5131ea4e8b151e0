import { type Config, parseConfig } from '../platform/config.ts'
import { openDataFolder } from '../platform/dataFolder/openDataFolder.ts'
import { DomainError } from '../platform/errors/DomainError.ts'
import { errorBody } from '../platform/errors/errorBody.ts'
import { exitWith } from '../platform/StartError.ts'
import { type ActionRequest, performAction } from '../staff/actions/performAction.ts'
import { type ActionResponse, sendToServer } from '../staff/adminSocket/sendToServer.ts'
import { restore } from '../staff/backup/restore.ts'
import { operatorCommand } from '../staff/operator/command.ts'
import { describePage, describeRefusal } from '../staff/operator/describeResponse.ts'
import { openRuntime } from './openRuntime.ts'

// A reader that has seen enough, such as `head`, closes the pipe. The act goes on and keeps its exit code.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

/** Read by each act, so that help needs no settings. @throws StartError settings_wrong */
const readConfig = (): Config => ({ ...parseConfig(process.env), logLevel: 'warn' })

/** Runs an action in the running server if there is one, else in this process. */
async function runAction(request: ActionRequest): Promise<void> {
  const config = readConfig()
  printResponse(
    request,
    (await sendToServer(config.dataDir, request)) ?? (await performHere(config, request)),
  )
}

/** @throws StartError data_folder_in_use when a server runs that could not be reached */
async function performHere(config: Config, request: ActionRequest): Promise<ActionResponse> {
  const folder = await openDataFolder(config, { purpose: 'operator command' })
  const { close, database, services } = await openRuntime(config, folder)
  try {
    return { done: (await performAction({ ...services, database }, request)) ?? null }
  } catch (thrown) {
    if (thrown instanceof DomainError) return errorBody(thrown).body
    throw thrown
  } finally {
    await close()
    await folder.close()
  }
}

const print = (done: unknown): boolean => process.stdout.write(`${JSON.stringify(done, null, 2)}\n`)

/** Prints the result as JSON to stdout, and remarks to stderr. */
function printResponse(request: ActionRequest, response: ActionResponse): void {
  if ('done' in response) {
    print(response.done)
    const more = describePage(request, response.done)
    if (more) process.stderr.write(`${more}\n`)
    return
  }
  process.stderr.write(`${describeRefusal(response.error)}\n`)
  process.exitCode = 1
}

const program = operatorCommand(runAction)

program
  .command('restore')
  .description('Restore an installation from a backup; the server must not run. (admin)')
  .requiredOption('--from <value>', 'the folder of the backup')
  .action(async ({ from }: { readonly from: string }) => {
    print(await restore(readConfig(), from))
  })

await program.parseAsync().catch(exitWith)
