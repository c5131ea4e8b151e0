import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deskFolder } from '@bouquet/contract/hosting'
import { waitForLock } from '@bouquet/machine/lockFile'
import { useProductionMode } from '../environment.ts'
import { hashFiles } from '../hashFiles.ts'
import { paths } from '../paths.ts'
import { precompress } from './precompress.ts'

/** Everything that the desk is built from. */
const inputs = [
  ...['client', 'contract', 'i18n', 'theme', 'ui'].map((name) => `packages/${name}/src`),
  'packages/i18n/desk',
  'packages/i18n/locales',
  'sites/desk/src',
  'sites/desk/public',
  'sites/desk/index.html',
  'sites/desk/vite.config.ts',
  'sites/desk/package.json',
  'package-lock.json',
].map((path) => join(paths.root, path))

/** Names what a build was made from. */
const keyFile = 'inputs'

const isBuiltFrom = (folder: string, hash: string) => {
  const file = join(folder, keyFile)
  return existsSync(file) && readFileSync(file, 'utf8') === hash
}

/**
 * Puts the staff's desk beside the built sites, where the server finds it. It is the same for all brands, and compiled
 * again only when its inputs have changed.
 * @param output folder of the built sites
 * @returns whether it is new there
 */
export async function buildDesk(output: string): Promise<boolean> {
  const hash = hashFiles(inputs)
  const target = join(output, deskFolder)
  if (isBuiltFrom(target, hash)) return false
  // A build of another output folder may be compiling the same.
  const release = await waitForLock(join(paths.cache, 'desk.lock'), () => undefined)
  try {
    if (!isBuiltFrom(paths.deskCompiled, hash)) await compileDesk(hash)
  } finally {
    release()
  }
  const next = `${target}.new`
  rmSync(next, { recursive: true, force: true })
  cpSync(paths.deskCompiled, next, { recursive: true })
  rmSync(target, { recursive: true, force: true })
  renameSync(next, target)
  return true
}

async function compileDesk(hash: string): Promise<void> {
  useProductionMode()
  const { build } = await import('vite')
  await build({ root: paths.desk, mode: 'production', logLevel: 'error' })
  precompress(paths.deskCompiled)
  writeFileSync(join(paths.deskCompiled, keyFile), hash)
}
