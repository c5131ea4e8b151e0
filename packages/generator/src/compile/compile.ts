import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForLock } from '@bouquet/machine/lockFile'
import { childEnvironment, useProductionMode } from '../environment.ts'
import { hashFiles } from '../hashFiles.ts'
import { paths } from '../paths.ts'
import { precompress } from './precompress.ts'

const packages = ['client', 'contract', 'i18n', 'members', 'portraits', 'theme', 'ui']

/** Everything that the compiled site depends on. Brands are not part of it. */
const inputsIn = (root: string): readonly string[] =>
  [
    ...packages.map((name) => `packages/${name}/src`),
    'packages/generator/src/astro',
    'packages/generator/src/membersArea',
    'packages/i18n/locales',
    'sites/dating/src',
    'sites/dating/serviceWorker',
    'sites/dating/astro.config.mjs',
    'sites/dating/drawing.config.mjs',
    'sites/dating/package.json',
    'package-lock.json',
  ].map((path) => join(root, path))

const cacheKeyFile = join(paths.compiled, 'inputs')

export interface Compiled {
  /** Hash of all inputs. */
  readonly hash: string
  /** Whether this run compiled it. */
  readonly isNew: boolean
}

/** Hash of everything that the compiled site depends on; it includes the code that loads brands. */
export function hashInputs(root: string = paths.root): string {
  return hashFiles(inputsIn(root))
}

/**
 * Compiles the site once for all brands, unless its inputs are unchanged.
 * @param hash of the inputs
 * @throws Error with the compiler's output when the code does not build
 */
export async function compile(hash: string = hashInputs()): Promise<Compiled> {
  if (isCompiled(hash)) return { hash, isNew: false }
  // A build of another output folder may be compiling the same.
  const release = await waitForLock(join(paths.cache, 'compile.lock'), () => undefined)
  try {
    return isCompiled(hash) ? { hash, isNew: false } : await compileNow(hash)
  } finally {
    release()
  }
}

const isCompiled = (hash: string) =>
  existsSync(cacheKeyFile) && readFileSync(cacheKeyFile, 'utf8') === hash

async function compileNow(hash: string): Promise<Compiled> {
  rmSync(cacheKeyFile, { force: true })
  // Vite takes its own mode from it too.
  useProductionMode()
  await astroBuild()
  const client = join(paths.compiled, 'client')
  // Vite is loaded when the site is compiled, not on every build.
  const [{ buildServiceWorker }, { buildDrawing }] = await Promise.all([
    import('./buildServiceWorker.ts'),
    import('./buildDrawing.ts'),
  ])
  await buildServiceWorker(client)
  await buildDrawing(client)
  precompress(client)
  writeFileSync(cacheKeyFile, hash)
  return { hash, isNew: true }
}

function astroBuild(): Promise<void> {
  const astro = join(paths.root, 'node_modules/astro/bin/astro.mjs')
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: paths.site,
    env: childEnvironment({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The site does not compile.\n${Buffer.concat(output).toString()}`)),
    )
  })
}
