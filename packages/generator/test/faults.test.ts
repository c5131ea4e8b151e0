import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { localeCodes } from '@bouquet/contract'
import { drawingFolder, drawingModule, templateFile } from '@bouquet/contract/drawing'
import { waitForLock } from '@bouquet/machine/lockFile'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paths } from '../src/paths.ts'
import { versionsFolder } from '../src/render/versionsFolder.ts'
import { orchidCompany, orchidTheme } from './support/orchid.ts'
import { patience } from './support/patience.ts'
import { filesIn, TestProject } from './support/testProject.ts'

const domain = 'orchidhour.example'
const project = new TestProject()
/** One lander, so that a build is short. */
const theme = (name: string) =>
  orchidTheme('"landers": { "gallery": {} },').replace('Orchid Hour', name)
const home = () => project.read(domain, 'fi/index.html')
const versions = () =>
  readdirSync(join(project.output, '.sites', domain)).filter((name) => /^[0-9a-f]{16}/.test(name))

beforeAll(async () => {
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write('orchid-hour.theme.jsonc', theme('Orchid Hour'))
  expect(await project.run('build', '--draft')).toMatchObject({ code: 0 })
})
afterAll(() => project.remove())

test('GEN-3 every file and folder of a site can be read by another user, and only what the server draws from is hidden', () => {
  const site = join(project.output, domain)
  const modeOf = (path: string) => statSync(path).mode & 0o777
  const entries = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const wrong = entries.filter((path) => {
    const found = statSync(join(site, path))
    return modeOf(join(site, path)) !== (found.isDirectory() ? 0o755 : 0o644)
  })
  expect(wrong).toEqual([])
  expect([project.output, join(project.output, '.sites'), site].map(modeOf)).toEqual([
    0o755, 0o755, 0o755,
  ])
  const hidden = entries.filter((path) => /(^|\/)\./.test(path))
  const drawing = [drawingModule, ...localeCodes.map(templateFile)]
  expect(hidden.sort()).toEqual(
    [drawingFolder, ...drawing.map((name) => `${drawingFolder}/${name}`)].sort(),
  )
})

test('GEN-3 every page, style and text has a copy in brotli and in gzip', () => {
  const files = filesIn(join(project.output, domain))
  const texts = files.filter((path) => /\.(html|css|js|svg|xml|txt|webmanifest)$/.test(path))
  expect(texts.length).toBeGreaterThan(200)
  expect(
    texts.flatMap((path) => [`${path}.br`, `${path}.gz`]).filter((path) => !files.includes(path)),
  ).toEqual([])
})

test('GEN-3 a build that is killed leaves the last site whole, and the next build removes its rest', async () => {
  const before = home()
  project.write('orchid-hour.theme.jsonc', theme('Second Name'))
  const build = project.start(['build', '--draft'])
  await vi.waitFor(() => expect(versions().some((name) => name.endsWith('.part'))).toBe(true), {
    ...patience,
    interval: 5,
  })
  build.stop('SIGKILL')
  await build.ended
  expect(home()).toBe(before)
  expect(versions()).toHaveLength(2)
  expect(await project.run('build', '--draft')).toMatchObject({ code: 0 })
  expect(home()).toContain('Second Name')
  expect(versions().filter((name) => name.endsWith('.part'))).toEqual([])
  expect(versions()).toHaveLength(2)
})

test('GEN-3 a build waits for another one, says which, and finds its work done', async () => {
  project.write('orchid-hour.theme.jsonc', theme('Third Name'))
  const release = await waitForLock(join(project.output, versionsFolder, 'lock'), () => {})
  const builds = [project.start(['build', '--draft']), project.start(['build', '--draft'])]
  const isWaiting = `Waiting for another build of ${project.output}: process ${process.pid}.`
  await vi.waitFor(() => {
    for (const { output } of builds) expect(output.stdout).toContain(isWaiting)
  }, patience)
  expect(home()).not.toContain('Third Name')
  release()
  const results = await Promise.all(builds.map(({ ended }) => ended))
  expect(results.map(({ code }) => code)).toEqual([0, 0])
  const outputs = results.map(({ stdout }) => stdout)
  expect(outputs.filter((text) => /Third Name: \d+ pages/.test(text))).toHaveLength(1)
  expect(outputs.filter((text) => text.includes('Up to date: Third Name.'))).toHaveLength(1)
  expect(home()).toContain('Third Name')
})

test('OPS-12 diff lists what a build has changed when the theme is live already', async () => {
  const { code, stdout } = await project.run('diff', 'orchid-hour', '--draft')
  expect(code).toBe(0)
  expect(stdout).toMatch(
    /^Third Name: live already. Since what was live before, \d+ pages and \d+ files have changed\.$/m,
  )
  expect(stdout).toMatch(/^ {4}- .*Second Name/m)
  expect(stdout).toMatch(/^ {4}\+ .*Third Name/m)
})

test('OPS-12 the site of a removed brand stays until a week after, and no longer', async () => {
  const other = join(project.themes, 'other.theme.jsonc')
  project.write('other.theme.jsonc', theme('Orchid Hour').replace('orchidhour', 'other'))
  expect(await project.run('build', '--draft')).toMatchObject({ code: 0 })
  rmSync(other)
  expect((await project.run('build', '--draft')).stdout).toContain(
    'other.example has no brand any more: its files are deleted in 7 days.',
  )
  expect(project.read('other.example', 'fi/index.html')).not.toBe('')
  const origin = join(project.output, '.sites/other.example/origin.json')
  const text = readFileSync(origin, 'utf8')
  writeFileSync(origin, text.replace(/(?<="removedAt":)\d+/, '0'))
  project.write('orchid-hour.theme.jsonc', '{ "name": ')
  expect((await project.run('build', '--draft')).stdout).not.toContain('other.example')
  project.write('orchid-hour.theme.jsonc', theme('Third Name'))
  expect((await project.run('build', '--draft')).stdout).toContain(
    'other.example has had no brand for 7 days: its files are deleted.',
  )
  const left = [project.output, join(project.output, '.sites')].flatMap((at) => readdirSync(at))
  expect(left.filter((name) => name.startsWith('other'))).toEqual([])
  expect(home()).toContain('Third Name')
})

test('OPS-2 among many brands a broken one is named and the others stand, with few open files', async () => {
  const many = Array.from({ length: 200 }, (_, at) => `extra-${at}`)
  for (const id of many)
    project.write(`${id}.theme.jsonc`, theme('Orchid Hour').replace('orchidhour', id))
  project.write('extra-7.theme.jsonc', '{ "name": ')
  const main = join(paths.root, 'packages/generator/src/command/main.ts')
  const limited = promisify(execFile)(
    'sh',
    ['-c', 'ulimit -n 64; exec "$0" "$@"', process.execPath, main, 'check'],
    { env: { ...process.env, THEMES_DIR: project.themes } },
  )
  await expect(limited).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Valid brands: 200. Errors: 1.'),
    stderr: expect.stringMatching(/BRAND-\d\d {2}themes\/extra-7\.theme\.jsonc/),
  })
  for (const id of many) rmSync(join(project.themes, `${id}.theme.jsonc`))
})
