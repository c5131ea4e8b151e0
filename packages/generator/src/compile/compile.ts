import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { childEnvironment } from '../environment.ts'
import { house } from '../house.ts'
import { inputsHash } from './inputs.ts'
import { precompress } from './precompress.ts'

const stamp = join(house.compiled, 'inputs')

export interface Compiled {
  /** Fingerprint of everything that the site was made from. */
  readonly hash: string
  /** Whether this run made it. */
  readonly isNew: boolean
}

/**
 * Builds the site's code once for all brands, unless what it is made from is as it was.
 * @throws Error with the compiler's own words when the code does not build
 */
export async function compile(): Promise<Compiled> {
  const hash = inputsHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return { hash, isNew: false }
  rmSync(stamp, { force: true })
  await astroBuild()
  await precompress(join(house.compiled, 'client'))
  writeFileSync(stamp, hash)
  return { hash, isNew: true }
}

function astroBuild(): Promise<void> {
  const astro = join(house.root, 'node_modules/astro/bin/astro.mjs')
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: house.site,
    env: childEnvironment({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => said.push(piece))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The site does not compile.\n${Buffer.concat(said).toString()}`)),
    )
  })
}
