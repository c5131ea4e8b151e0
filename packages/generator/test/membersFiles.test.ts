import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { drawingFolder, drawingModule } from '@bouquet/contract/drawing'
import { beforeAll, expect, test } from 'vitest'
import { compile } from '../src/compile/compile.ts'
import { findScreens } from '../src/membersArea/findScreens.ts'
import { membersShell } from '../src/membersArea/membersShell.ts'
import { membersSource } from '../src/membersArea/place.ts'
import { paths } from '../src/paths.ts'

beforeAll(async () => {
  await compile()
}, 300_000)

/** What a path loads at its first view, in the language with the longest texts. */
function firstView(path: string) {
  const { entry, scripts, screens } = membersShell('de')
  const screen = screens.find((each) => new RegExp(each.path).test(path))
  if (!screen) throw new Error(`${path} has no screen.`)
  const all = [...new Set([entry, ...scripts, ...screen.scripts])]
  return {
    scripts: { requests: all.length, bytes: all.reduce((sum, file) => sum + compressed(file), 0) },
    styles: compressed(screen.styles),
  }
}

const compressed = (url: string) => statSync(join(paths.compiled, 'client', `${url}.br`)).size

test.each([
  ['search', '/members'],
  ['profile', '/members/1'],
  ['chat', '/chats/1'],
  ['credits', '/credits'],
])('PRF-2 the first view of %s grows no heavier, and comes in few files', (_, path) => {
  const { scripts, styles } = firstView(path)
  // The aim is 150 kB in 10 files; these limits keep what is reached.
  expect(scripts.requests).toBeLessThanOrEqual(13)
  expect(scripts.bytes).toBeLessThanOrEqual(214_100)
  // Besides the tokens of the brand and the frame of all pages.
  expect(styles).toBeLessThanOrEqual(12_000)
})

test('PRF-2 every screen of the members area is known by its path', () => {
  for (const name of globSync('**/routes.ts', { cwd: membersSource })) {
    const source = readFileSync(join(membersSource, name), 'utf8')
    const screens = findScreens(source, join(membersSource, name))
    expect(screens).toHaveLength(source.split('lazyScreen(').length - 1)
  }
})

test('RTE-11 what draws the members area on the server is that of production, whoever compiles it', () => {
  const module = join(paths.compiled, 'client', drawingFolder, drawingModule)
  expect(readFileSync(module, 'utf8')).not.toContain('jsxDEV')
})

test('PRF-1 the pages before the login load nothing of the members area', () => {
  const assets = join(paths.compiled, 'client/assets')
  const importsOf = (file: string) =>
    [...readFileSync(join(assets, file), 'utf8').matchAll(/["']\.\/([\w~.-]+\.js)["']/g)].map(
      ([, name = '']) => name,
    )
  const loaded = new Set(readdirSync(assets).filter((file) => /\.astro_.*\.js$/.test(file)))
  expect(loaded.size).toBeGreaterThan(3)
  for (const file of loaded) for (const name of importsOf(file)) loaded.add(name)
  const bytes = [...loaded].reduce((sum, file) => sum + compressed(`/assets/${file}`), 0)
  expect(bytes).toBeLessThanOrEqual(6_000)
})
