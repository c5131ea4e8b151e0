import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Network } from '@bouquet/machine/domains'
import { afterAll, describe, expect, test } from 'vitest'
import { describeError } from '../src/command/CommandError.ts'
import { compareSites } from '../src/command/diff/compareSites.ts'
import { tokensIn } from '../src/command/diff/siteFiles.ts'
import { checkDomains } from '../src/command/doctor/domains.ts'
import { createProgram } from '../src/command/program.ts'
import { paths } from '../src/paths.ts'
import { TestProject } from './support/testProject.ts'

const project = new TestProject()
project.copyBrands('wireframe')
afterAll(() => project.remove())

const program = createProgram()
const bin = join(paths.root, 'packages/generator/bin/bouquet.mjs')

describe('help', () => {
  test('GEN-4 help has every command, each with examples whose options exist', () => {
    const names = program.commands.map((command) => command.name())
    for (const name of [
      ...['new', 'check', 'build', 'dev', 'preview', 'start', 'diff', 'tokens', 'seeds'],
      ...['migrate', 'doctor', 'operate', 'completion'],
    ])
      expect(names).toContain(name)
    for (const command of program.commands.filter((each) => each.name() !== 'complete')) {
      if (command.name() === 'operate') continue
      let help = ''
      command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
      expect(help, command.name()).toContain('Examples:')
      const known = command.options.map(({ long }) => long)
      const used = help.split('Examples:')[1]?.match(/--[a-z-]+/g) ?? []
      for (const option of used) expect(known, command.name()).toContain(option)
    }
  })

  test('GEN-4 an unknown command is wrong usage, and the nearest is suggested', async () => {
    const { code, stderr } = await project.run('chekc')
    expect(code).toBe(2)
    expect(stderr).toContain('Did you mean check?')
  })

  test.each([
    [['chekc'], /^usage {2}Unknown command 'chekc'\.\n {2}remedy {2}.*`bouquet --help`/],
    [
      ['check', '--nope'],
      /^usage {2}Unknown option '--nope'\.\n {2}remedy {2}.*`bouquet check --help`/,
    ],
    [
      ['new'],
      /^usage {2}Missing required argument 'domain'\.\n {2}remedy {2}.*`bouquet new --help`/,
    ],
    [['preview', 'wireframe', '--port', 'abc'], /^usage {2}.*Write a whole number\.\n {2}remedy/],
  ])('OPS-12 wrong usage has a code and a remedy: %o', async (args, message) => {
    const { code, stderr } = await project.run(...args)
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
  })

  test('OPS-12 --version prints the version alone', async () => {
    expect(await project.run('--version')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    })
  })
})

describe('new', () => {
  test('GEN-4 new writes a brand and its company that check accepts unchanged, and never twice', async () => {
    const made = await project.run(
      ...['new', 'Rosewater.example', '--yes', '--company-name', 'Quay Media B.V.'],
      ...['--address', 'Kade 1, 1011 AA', '--city', 'Amsterdam', '--country', 'NL'],
      ...['--register', '12345678', '--vat', 'NL001234567B01', '--phone', '+31 20 123 45 67'],
    )
    expect(made).toMatchObject({ code: 0, stderr: '' })
    const checked = await project.run('check', 'rosewater', '--json')
    expect(JSON.parse(checked.stdout)).toMatchObject({
      ok: true,
      valid: ['rosewater'],
      diagnostics: [],
    })
    const file = join(project.themes, 'rosewater.theme.jsonc')
    const before = readFileSync(file, 'utf8')
    const again = await project.run('new', 'rosewater.example', '--yes')
    expect(again.code).toBe(1)
    expect(again.stderr).toMatch(/^brand_exists {2}.*\n {2}remedy {2}.*--id/)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('DOM-4 new says of a yellow brand what differs from its seed and why, as check does', async () => {
    const options = ['--yes', '--company', 'orchard-house', '--primary', '#FFFC00']
    const made = await project.run('new', 'canary.example', ...options)
    const checked = await project.run('check', 'canary')
    for (const { stdout } of [made, checked]) {
      expect(stdout).toMatch(/light, primary, edge of buttons +#fffc00 → #\w{6} {2}.*1\.\d+:1.*3:1/)
      expect(stdout).toMatch(
        /light, primary, text and icons +#fffc00 → #\w{6} {2}.*1\.\d+:1.*4\.5:1/,
      )
      expect(stdout).not.toMatch(/light, primary, buttons/)
    }
    const { stdout } = await project.run('check', 'canary', '--json')
    expect(JSON.parse(stdout).colors.canary[0]).toMatchObject({ from: '#fffc00', least: 3 })
    rmSync(join(project.themes, 'canary.theme.jsonc'))
  })

  test.each([
    ['a colour that is none', ['--primary', 'crimsson'], /^usage {2}--primary "crimsson"/],
    ['an unknown company', ['--company', 'orchard-hous'], /Use orchard-/],
    ['a domain that is taken', ['--id', 'meadow', '--company', 'orchard-house'], /BRAND-21/],
  ])('GEN-4 writes nothing for %s', async (_, options, message) => {
    const before = readdirSync(project.themes)
    const domain = options.includes('--id') ? 'wireframe.example' : 'meadow.example'
    const refused = await project.run('new', domain, '--yes', ...options)
    expect(refused.code).toBeGreaterThan(0)
    expect(refused.stderr).toMatch(message)
    expect(readdirSync(project.themes)).toEqual(before)
  })
})

test('OPS-12 new takes the host of a pasted address, and suggests a sensible name for what is none', async () => {
  const options = ['--yes', '--company', 'orchard-house', '--json']
  const made = await project.run('new', 'https://www.bluebell.example/en?x=1', ...options)
  expect(JSON.parse(made.stdout)).toMatchObject({ file: expect.stringContaining('bluebell') })
  const source = readFileSync(join(project.themes, 'bluebell.theme.jsonc'), 'utf8')
  expect(source).toContain('"www.bluebell.example"')
  rmSync(join(project.themes, 'bluebell.theme.jsonc'))
  const refused = await project.run('new', 'blue_bell', ...options)
  expect(refused.stderr).toContain('Write one such as blue-bell.example.')
})

test('GEN-4 an operator sees a code and a remedy, and the stack only with --debug', async () => {
  writeFileSync(join(project.folder, 'broken.json'), '{')
  const file = join(project.folder, 'broken.json')
  const { code, stderr } = await project.run('seeds', file)
  expect(code).toBe(1)
  expect(stderr).toMatch(/^file_unreadable {2}.* is not JSON\.\n {2}remedy {2}.*\n$/)
  expect((await project.run('seeds', file, '--debug')).stderr).toContain('SyntaxError')
  expect(describeError(new TypeError('odd')).remedy).toContain('--debug')
})

test.each([
  [['chekc', '--json'], 2, { error: { code: 'usage', remedy: expect.any(String) } }],
  [['seeds', 'none.json', '--json'], 1, { error: { code: 'file_unreadable' } }],
  [['new', 'x', '--json'], 2, { error: { code: 'usage' } }],
  [
    ['diff', 'nobody', '--json'],
    1,
    { error: { code: 'brand_invalid' }, diagnostics: [{ code: 'BRAND-05' }] },
  ],
])('OPS-12 --json writes a failure as JSON too: %o', async (args, code, expected) => {
  const failed = await project.run(...args)
  expect(failed.code).toBe(code)
  expect(JSON.parse(failed.stdout)).toMatchObject({ ok: false, ...expected })
})

test('OPS-12 a reader that has seen enough changes no exit code, and is no crash', async () => {
  for (const [brand, expected] of [
    ['nobody', 1],
    ['wireframe', 0],
  ] as const) {
    const running = project.start(['check', brand])
    running.closeOutput()
    const { code, stderr } = await running.ended
    expect({ code, crashed: stderr.includes('EPIPE') }).toEqual({ code: expected, crashed: false })
  }
})

test('GEN-4 colours are for terminals, unless asked for', async () => {
  const plain = await project.start(['check']).ended
  expect(plain.stdout).not.toContain('\u001b[')
  const colored = await project.start(['check'], { FORCE_COLOR: '1', NO_COLOR: '' }).ended
  expect(colored.stdout).toContain('\u001b[')
})

test('GEN-4 completion knows commands, options and the brands of the folder', async () => {
  const brands = await project.run('complete', '--', 'build', '')
  expect(brands.stdout).toContain('wireframe')
  const options = await project.run('complete', '--', 'check', '--')
  expect(options.stdout).toContain('--json')
})

test('GEN-4 completion works in a bash that has nothing but its script', async () => {
  const { stdout } = await project.run('completion', 'bash')
  const asked = `source "$SCRIPT" && COMP_WORDS=(bouquet build wire) && COMP_CWORD=2
    function=$(complete -p bouquet | sed 's/.*-F \\(\\S*\\).*/\\1/') && $function && echo "$COMPREPLY"`
  const script = join(project.folder, 'completion.bash')
  writeFileSync(script, stdout)
  const completed = execFileSync('bash', ['--norc', '--noprofile', '-c', asked], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      SCRIPT: script,
      THEMES_DIR: project.themes,
      PATH: [join(paths.root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    },
  })
  expect(completed).toBe('wireframe\n')
})

const oldNode = ['/usr/bin/node', '/usr/local/bin/node'].find(
  (path) => existsSync(path) && execFileSync(path, ['-v'], { encoding: 'utf8' }).startsWith('v2'),
)

test('GEN-4 whichever Node starts it, the Node of the project runs it', () => {
  const node = oldNode ?? process.execPath
  const { status, stdout, stderr } = spawnSync(node, [bin, 'check'], {
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', THEMES_DIR: project.themes },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^Passed\./m)
})

const now = new Date('2026-01-01T00:00:00Z')
const network = (days: number, distrust?: string): Network => ({
  resolve: async (host) => {
    if (host.startsWith('gone')) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' })
    return ['192.0.2.1']
  },
  certificate: async (host) => {
    if (host.startsWith('plain')) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
    return { validTo: new Date(now.getTime() + days * 86_400_000), distrust }
  },
})

test.each([
  ['rose.dating', network(60), 'ok', /60 more days/],
  ['rose.dating', network(5), 'warning', /5 more days/],
  ['rose.dating', network(-1), 'problem', /expired/],
  ['rose.dating', network(60, 'SELF_SIGNED'), 'problem', /SELF_SIGNED/],
  ['plain.dating', network(60), 'warning', /TLS \(ECONNREFUSED\)/],
  ['gone.dating', network(60), 'problem', /no address \(ENOTFOUND\)/],
  ['rose.example', network(60), 'ok', /examples/],
] as const)('GEN-4 doctor looks at address and certificate of %s', async (...row) => {
  const [host, answers, level, text] = row
  const [finding] = await checkDomains([host], answers, now)
  expect(finding).toMatchObject({ level, text: expect.stringMatching(text) })
})

test('GEN-4 doctor names a wrong setting as a problem, ends with 1, and makes no data folder', async () => {
  const wrong = await project.start(['doctor', '--json', '--offline'], {
    DATABASE_URL: 'mysql://nowhere',
    DATA_DIR: join(project.folder, 'data'),
  }).ended
  expect(wrong.code).toBe(1)
  expect(JSON.parse(wrong.stdout).findings).toContainEqual(
    expect.objectContaining({ check: 'settings', level: 'problem' }),
  )
  expect(existsSync(join(project.folder, 'data'))).toBe(false)
})

test('GEN-4 diff groups what pages have in common, and leaves out names of assets', () => {
  const pageOf = (words: string, color: string, hash: string) =>
    `<title>${words}</title><style>:root{--b-color:${color}}</style><link href="/assets/brand.${hash}.css">`
  const site = (words: string, color: string, hash: string) => ({
    pages: new Map([
      ['/en', pageOf('Home', color, hash)],
      ['/en/faq', pageOf(words, color, hash)],
    ]),
    others: new Map([['robots.txt', 'a']]),
    tokens: new Map(),
  })
  const before = site('Questions', '#111', '0123456789abcdef')
  expect(compareSites(before, site('Questions', '#111', 'fedcba9876543210'))).toEqual([])
  expect(compareSites(before, site('Answers', '#222', 'fedcba9876543210'))).toEqual([
    {
      kind: 'token',
      before: '--b-color: #111',
      after: '--b-color: #222',
      places: ['/en', '/en/faq'],
    },
    { kind: 'text', before: 'Questions', after: 'Answers', places: ['/en/faq'] },
  ])
})

test('OPS-12 diff lists the colours of a brand whose pages have short names for them', () => {
  const site = (color: string) => ({
    pages: new Map(
      ['/en', '/de'].map((address) => [address, `<style>:root{--v8:${color}}</style>`]),
    ),
    others: new Map(),
    tokens: tokensIn(
      `:root{--b-color-primary-base:${color};--b-space-1:4px}@media dark{:root{--b-color-primary-base:#fff}}`,
    ),
  })
  expect(compareSites(site('#d9223b'), site('#3f7d6e'))).toEqual([
    {
      kind: 'token',
      before: '--b-color-primary-base: #d9223b, #fff',
      after: '--b-color-primary-base: #3f7d6e, #fff',
      places: ['/en', '/de'],
    },
  ])
})
