import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'

/** Installs the exact versions that a folder's `package.json` names, unless they are there. */
export async function install(folder: string): Promise<void> {
  const wanted = readFileSync(join(folder, 'package.json'), 'utf8')
  const mark = join(folder, 'node_modules/.installed.json')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  await run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], { cwd: folder })
  writeFileSync(mark, wanted)
}
