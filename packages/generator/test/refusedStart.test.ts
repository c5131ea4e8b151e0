import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadBrands } from '@bouquet/theme/load'
import { afterAll, expect, test } from 'vitest'
import { startAddresses } from '../src/command/printUrls.ts'
import { paths } from '../src/paths.ts'
import { TestProject } from './support/testProject.ts'

const project = new TestProject()
afterAll(() => project.remove())
const data = join(project.folder, 'data')

const refused = async (args: readonly string[], settings: Readonly<Record<string, string>>) => {
  const { code, stderr } = await project.start(args, { DATA_DIR: data, PORT: '0', ...settings })
    .ended
  expect(existsSync(project.output)).toBe(false)
  return { code, lines: stderr.trim().split('\n') }
}

test('OPS-12 a themes folder that is missing or has no brand is refused before anything is built', async () => {
  for (const THEMES_DIR of [join(project.folder, 'none'), project.themes]) {
    const { code, lines } = await refused(['start'], { THEMES_DIR })
    expect([code, lines.length]).toEqual([27, 1])
    expect(lines[0]).toContain(THEMES_DIR)
    for (const args of [['build'], ['hosting'], ['preview', 'rosewater']])
      expect((await refused(args, { THEMES_DIR })).lines[0]).toContain('themes_unusable')
  }
})

test('OPS-12 a key that is too short, and a data folder that can never be made, are refused in one line', async () => {
  project.copyBrands('amberline')
  const key = await refused(['start'], { SECRET: 'short' })
  expect([key.code, key.lines.length]).toEqual([28, 1])
  expect(key.lines[0]).toContain('SECRET (expected at least 32 characters)')
  const folder = await refused(['start'], { DATA_DIR: '/proc/bouquet/data' })
  expect([folder.code, folder.lines.length]).toEqual([21, 1])
  expect(folder.lines[0]).toContain('/proc/bouquet/data cannot be used')
  rmSync(data, { recursive: true, force: true })
})

test.each([
  ['SECRET', 'short', 28, 'settings_wrong: Settings are wrong: SECRET (expected at least 32'],
  ['DATABASE_URL', 'nonsense', 28, 'settings_wrong: Settings are wrong: DATABASE_URL (expected an'],
  ['PORT', 'http', 1, 'settings_wrong  Settings are wrong: PORT'],
  ['DATA_DIR', '/proc/bouquet/data', 21, 'data_folder_unusable: /proc/bouquet/data cannot be used'],
])(
  'OPS-12 %s as %s is refused by operate with a code and a remedy, and no stack',
  async (name, value, exit, said) => {
    const { code, stdout, stderr } = await project.start(['operate', 'photos', '--brand', 'rose'], {
      DATA_DIR: data,
      [name]: value,
    }).ended
    expect([code, stdout]).toEqual([exit, ''])
    expect(stderr.startsWith(said)).toBe(true)
    expect(stderr).toMatch(/Correct these environment variables|Set DATA_DIR to a folder/)
    expect(stderr).not.toMatch(/^\s+at |node:|file:/m)
    expect(existsSync(data)).toBe(false)
  },
)

test.each([
  ['SECRET', 'short', 'settings', 'SECRET (expected at least 32'],
  ['DATABASE_URL', 'nonsense', 'settings', 'DATABASE_URL (expected an'],
  ['DATA_DIR', '/proc/bouquet/data', 'data folder', '/proc/bouquet/data does not exist'],
])(
  'OPS-12 %s as %s is a problem with a remedy for doctor, which ends with 1',
  async (name, value, check, said) => {
    const { code, stdout } = await project.start(['doctor', '--offline', '--json'], {
      DATA_DIR: data,
      [name]: value,
    }).ended
    expect(code).toBe(1)
    expect(JSON.parse(stdout).findings).toContainEqual({
      check,
      level: 'problem',
      text: expect.stringContaining(said),
      remedy: expect.any(String),
    })
    expect(stdout).not.toContain('    at ')
  },
)

test('OPS-12 the help of operate is shown whatever the settings', async () => {
  const { code, stdout } = await project.start(['operate', '--help'], { SECRET: 'short' }).ended
  expect([code, stdout.includes('photos')]).toEqual([0, true])
})

test('OPS-12 in production the printed addresses are those of visitors', async () => {
  const { brands } = await loadBrands(paths.themes)
  const [brand] = brands
  if (!brand) throw new Error('There are no brands.')
  const urls = (servesLocalHosts: boolean, deskHost?: string) =>
    startAddresses([brand], 4321, { servesLocalHosts, deskHost }).map(({ url }) => url)
  const origin = `https://${brand.domains[0]}`
  expect(urls(true)).toEqual([
    `http://${brand.id}.localhost:4321`,
    'http://desk.localhost:4321/desk',
  ])
  expect(urls(false)).toEqual([origin, `${origin}/desk`])
  expect(urls(false, 'desk.example')).toEqual([origin, 'https://desk.example/desk'])
})
