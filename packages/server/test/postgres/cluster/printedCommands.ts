import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../../../..')
const page = readFileSync(join(root, 'docs/hosting.md'), 'utf8')
const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block.trim())

/** The one block of the page that contains a text. */
function blockWith(part: string): string {
  const [block, ...others] = blocks.filter((each) => each.includes(part))
  if (block === undefined || others.length > 0)
    throw new Error(`docs/hosting.md needs one block of commands with “${part}”.`)
  return block
}

/** What the page prints for several processes on one machine. */
export const printed = {
  start: blockWith('systemctl enable'),
  rollingRestart: blockWith('systemctl restart'),
}

/** The ports that the page gives to the processes. */
export const printedPorts: readonly string[] = [
  ...new Set([...printed.start.matchAll(/bouquet@(\d+)/g)].map(([, port = '']) => port)),
]

interface Options {
  /** Where the commands are run: what the page calls the project. */
  readonly project: string
  /** For the stand-ins of programs. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  /** The ports of this machine in place of the printed ones. */
  readonly ports: ReadonlyMap<string, number>
  /** Does in this process what programs would do that need a whole machine of their own. */
  readonly programs: Readonly<Record<string, (words: readonly string[]) => Promise<void>>>
}

/** Runs commands of the page as they are printed, but for the numbers of ports. */
export async function commandRunner({ project, folder, env, ports, programs }: Options) {
  const server = createServer(async (incoming, outgoing) => {
    const [name = '', ...words] = (await text(incoming)).split(' ')
    const failure = await (programs[name]?.(words) ?? Promise.reject(new Error(name))).then(
      () => undefined,
      (error: unknown) => String(error),
    )
    outgoing.writeHead(failure === undefined ? 200 : 500).end(failure)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const standIns = join(folder, 'bin')
  await mkdir(standIns, { recursive: true })
  for (const name of Object.keys(programs)) {
    const file = join(standIns, name)
    const send = `exec curl --fail-with-body -sS --data-raw "${name} $*" http://127.0.0.1:${port}/`
    await writeFile(file, `#!/bin/sh\n${send}\n`)
    await chmod(file, 0o755)
  }
  const path = [standIns, join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  return {
    async run(command: string): Promise<void> {
      const here = printedPorts.reduce(
        (line, each) => line.replaceAll(each, String(ports.get(each))),
        command,
      )
      await promisify(execFile)('bash', ['-e', '-c', here], {
        cwd: project,
        env: { ...process.env, ...env, PATH: path },
      })
    },
    close: () => server.close(),
  }
}
