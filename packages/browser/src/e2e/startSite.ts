import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, stderr } from 'node:process'

const root = join(import.meta.dirname, '../../../..')

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port.')),
      )
    })
  })

const answers = (port: number, brand: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(
      { host: '127.0.0.1', port, path: '/', headers: { host: `${brand}.localhost` } },
      (response) => {
        response.resume()
        resolve(response.statusCode === 200)
      },
    ).on('error', () => resolve(false))
  })

export interface RunningSite {
  readonly port: number
  /** The data folder. */
  readonly data: string
  stop(): Promise<void>
}

/**
 * Starts the product on its own port with its own data folder.
 * @param own settings beside those of this process
 */
export async function startSite(own: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'bouquet-e2e-'))
  const site: ChildProcess = spawn('bouquet', ['start'], {
    cwd: root,
    env: { ...env, ...own, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  site.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  site.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  let isStopping = false
  // Says why the site ended: the tests would only report that nobody answers.
  site.once('exit', (code, signal) => {
    if (!isStopping) stderr.write(`The site ended (${signal ?? code}):\n${output}\n`)
  })
  const stop = async (): Promise<void> => {
    isStopping = true
    if (site.exitCode === null && site.signalCode === null) {
      site.kill('SIGTERM')
      await once(site, 'exit')
    }
    rmSync(data, { recursive: true, force: true })
  }
  // On a new machine the site first compiles and draws everything, beside other tests. So there is no time limit: the
  // wait ends when the site answers or its process ends.
  while (!(await answers(port, 'wireframe'))) {
    if (site.exitCode !== null || site.signalCode !== null) {
      await stop()
      throw new Error('The site did not start.')
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return { port, data, stop }
}
