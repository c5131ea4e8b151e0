import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { paths } from '../src/paths.ts'

const folder = mkdtempSync(join(tmpdir(), 'bouquet-odd-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const made: ReadonlySet<string> = new Set(['node_modules', 'dist', 'coverage', '.astro'])

/** Copies this project, with links to the packages of others. */
function copyProject(target: string): void {
  for (const name of ['packages', 'sites', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(paths.root, name), join(target, name), {
      recursive: true,
      filter: (path) => !made.has(basename(path)),
    })
  const modules = join(target, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(join(paths.root, 'node_modules'))) {
    const source = join(paths.root, 'node_modules', name)
    // These lead to packages/ and sites/ beside them.
    if (name === '@bouquet')
      cpSync(source, join(modules, name), { recursive: true, verbatimSymlinks: true })
    else if (name !== '.cache') symlinkSync(source, join(modules, name))
  }
  cpSync(join(paths.themes, 'companies'), join(target, 'themes/companies'), { recursive: true })
  const brand = 'amberline.theme.jsonc'
  cpSync(join(paths.themes, brand), join(target, 'themes', brand))
}

test('OPS-12 a checkout is built wherever it lies', async () => {
  const project = join(folder, 'My Sites (neu) ä', "b'c")
  copyProject(project)
  const command = join(project, 'packages/generator/bin/bouquet.mjs')
  const { THEMES_DIR: _themes, SITE_DIR: _site, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'build'], {
    cwd: project,
    env,
  })
  expect(stdout).toMatch(/Amberline: \d+ pages/)
  for (const file of [
    'amberline.example/en/index.html',
    '.desk/index.html',
    'hosting/nginx/nginx.conf',
  ])
    expect(existsSync(join(project, 'dist', file)), file).toBe(true)
})
