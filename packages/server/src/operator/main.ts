import { errorTable } from '@bouquet/contract'
import { openProgram } from '../openProgram.ts'
import { parseConfig } from '../platform/config.ts'
import { DomainError } from '../platform/errors/DomainError.ts'
import { errorBody } from '../platform/errors/errorBody.ts'
import { restore } from './backup/restore.ts'
import { operatorCommand } from './command.ts'
import { type Answer, knock } from './door/knock.ts'
import { type Order, performAct } from './performAct.ts'

const config = { ...parseConfig(process.env), logLevel: 'warn' as const }

/** By the running server if there is one, else by a program that is open for this act alone. */
async function carryOut(order: Order): Promise<void> {
  tell((await knock(config.dataDir, order)) ?? (await performAlone(order)))
}

async function performAlone(order: Order): Promise<Answer> {
  const { close, database, services } = await openProgram(config)
  try {
    return { done: (await performAct({ ...services, database }, order)) ?? null }
  } catch (thrown) {
    if (thrown instanceof DomainError) return errorBody(thrown).body
    throw thrown
  } finally {
    await close()
  }
}

const print = (done: unknown): boolean => process.stdout.write(`${JSON.stringify(done, null, 2)}\n`)

function tell(answer: Answer): void {
  if ('done' in answer) {
    print(answer.done)
    return
  }
  const { code, field } = answer.error
  const why = Object.entries(errorTable).find(([name]) => name === code)?.[1].why
  process.stderr.write(`${[code, field && `(${field})`, why].filter(Boolean).join(' ')}\n`)
  process.exitCode = 1
}

const program = operatorCommand(carryOut)

program
  .command('restore')
  .description('Make an installation anew from a backup; the server must not run. (admin)')
  .requiredOption('--from <value>', 'the folder of the backup')
  .action(async ({ from }: { readonly from: string }) => {
    print(await restore(config, from))
  })

await program.parseAsync()
