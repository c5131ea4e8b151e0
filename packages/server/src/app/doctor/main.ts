import { type Finding, ok, problem } from '@bouquet/machine/finding'
import { parseConfig } from '../../platform/config.ts'
import { checkMachine } from './machine.ts'
import { checkServices } from './services.ts'

// Writes what is known about the server's settings and surroundings as JSON, for `bouquet doctor`.

async function examine(): Promise<readonly Finding[]> {
  try {
    const config = parseConfig(process.env)
    const [machine, services] = await Promise.all([checkMachine(config), checkServices(config)])
    return [ok('settings', config.demo ? 'valid, as a demo' : 'valid'), ...machine, ...services]
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return [problem('settings', text, 'Correct these variables; docs/operating.md lists them.')]
  }
}

const findings = JSON.stringify(await examine())
process.stdout.write(findings, () => process.exit(0))
