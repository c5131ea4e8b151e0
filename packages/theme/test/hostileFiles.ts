import { execFileSync } from 'node:child_process'
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'

/** An invalid file in the themes folder, and the expected diagnostic. */
export interface HostileFile {
  readonly title: string
  /** Path in the themes folder. */
  readonly file: string
  readonly put: (path: string) => unknown
  readonly code: string
  readonly line: number | null
  readonly field: string
}

type Place = Partial<Pick<HostileFile, 'file' | 'line' | 'field'>>

const hostile = (
  title: string,
  code: string,
  put: HostileFile['put'],
  { file = 'thorn.theme.jsonc', line = 1, field = '' }: Place = {},
): HostileFile => ({ title, code, put, file, line, field })

const holding = (content: string | Uint8Array) => (path: string) => writeFileSync(path, content)

const text = (title: string, code: string, content: string | Uint8Array, place?: Place) =>
  hostile(title, code, holding(content), place)

const entries = {
  name: '"Thorn"',
  domains: '["thorn.example"]',
  niche: '"general"',
  company: '"acorn"',
  seeds: '{ "primary": "#d9223b", "secondary": "#f58a1f", "neutral": "#8f7768" }',
}

/** A valid brand file except for the given entries, which are added on separate lines. */
const brandWith = (changes: Readonly<Record<string, string>>): string => {
  const lines = Object.entries({ ...entries, ...changes }).map(
    ([key, value]) => `"${key}": ${value}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

const added = (line: string): string => brandWith({}).replace('\n}\n', `,\n${line}\n}\n`)

/** Line numbers of the entries of `brandWith`. */
const at = { name: 2, domains: 3, niche: 4, company: 5, seeds: 6, added: 7 }

const value = (
  title: string,
  code: string,
  key: keyof typeof entries,
  written: string,
  field: string = key,
) => text(title, code, brandWith({ [key]: written }), { line: at[key], field })

const addition = (title: string, code: string, line: string, field: string) =>
  text(title, code, added(line), { line: at.added, field })

const syntaxErrors = [
  text('a file of nothing', 'BRAND-03', ''),
  text('a file of blanks', 'BRAND-03', ' \n\t\n'),
  text('a file of a comment', 'BRAND-03', '// soon\n'),
  text('a byte order mark alone', 'BRAND-03', '\uFEFF'),
  text('null', 'BRAND-03', 'null'),
  text('a list', 'BRAND-03', '[{}]'),
  text('a number', 'BRAND-03', '42'),
  text('a text', 'BRAND-03', '"brand"'),
  text('true', 'BRAND-03', 'true'),
  text('a web page', 'BRAND-01', '<!doctype html>\n<title>Not found</title>'),
  text('YAML', 'BRAND-01', 'name: Thorn\nniche: 1\n'),
  text('TOML', 'BRAND-01', '[brand]\nname = "Thorn"\n'),
  text('a program', 'BRAND-01', "export default { name: 'Thorn' }\n"),
  text('a call', 'BRAND-01', brandWith({ niche: 'Number(1)' }), { line: at.niche }),
  text('a template literal', 'BRAND-01', brandWith({ name: '`Thorn`' }), { line: at.name }),
  text('single quotes', 'BRAND-01', brandWith({ name: "'Thorn'" }), { line: at.name }),
  text('a bare key', 'BRAND-01', '{ name: "Thorn" }'),
  text('undefined', 'BRAND-01', brandWith({ niche: 'undefined' }), { line: at.niche }),
  text('NaN', 'BRAND-01', brandWith({ niche: 'NaN' }), { line: at.niche }),
  text('Infinity', 'BRAND-01', brandWith({ niche: '-Infinity' }), { line: at.niche }),
  text('a hexadecimal number', 'BRAND-01', brandWith({ niche: '0x1' }), { line: at.niche }),
  text('a number with a plus', 'BRAND-01', brandWith({ niche: '+1' }), { line: at.niche }),
  text('half a number', 'BRAND-01', brandWith({ niche: '1.' }), { line: at.niche }),
  text('a missing comma', 'BRAND-01', '{\n"name": "Thorn"\n"niche": "general"\n}', { line: 3 }),
  text('a missing colon', 'BRAND-01', '{\n"name" "Thorn"\n}', { line: 2 }),
  text('two commas', 'BRAND-01', '{\n"name": "Thorn",,\n}', { line: 2 }),
  text('no end', 'BRAND-01', '{\n"name": "Thorn"', { line: 2 }),
  text('a text without an end', 'BRAND-01', brandWith({ name: '"Thorn' }), { line: at.name }),
  text('a comment without an end', 'BRAND-01', '{ /* "name": "Thorn" }'),
  text('a bracket too many', 'BRAND-01', `${brandWith({})}}`, { line: 8 }),
  text('two objects', 'BRAND-01', '{}\n{}', { line: 2 }),
  text('an unknown escape', 'BRAND-01', brandWith({ name: '"\\x54horn"' }), { line: at.name }),
  text('half an escape', 'BRAND-01', brandWith({ name: '"Th\\u00"' }), { line: at.name }),
  text('a raw control character', 'BRAND-01', brandWith({ name: '"Th\u0007orn"' }), {
    line: at.name,
  }),
  text(
    'marks of a merge conflict',
    'BRAND-01',
    '{\n<<<<<<< HEAD\n"niche": "general"\n=======\n"niche": "mature"\n>>>>>>> a\n}',
    { line: 2 },
  ),
]

const encodings = [
  text('UTF-16', 'BRAND-51', Buffer.from(`\uFEFF${brandWith({})}`, 'utf16le')),
  text('Latin-1', 'BRAND-51', Buffer.from(brandWith({ company: '"été"' }), 'latin1'), {
    line: at.company,
  }),
  text('a picture', 'BRAND-51', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  text('an overlong character', 'BRAND-51', Buffer.from([0x7b, 0x0a, 0xc0, 0xaf, 0x7d]), {
    line: 2,
  }),
  text('zero bytes', 'BRAND-01', Buffer.alloc(1_000)),
]

const sizes = [
  text('300 kB of blanks', 'BRAND-50', ' '.repeat(300_000), { line: null }),
  text(
    '20 MB of brand',
    'BRAND-50',
    added(`"copy": { "en": { "title": "${'a'.repeat(20_000_000)}" } }`),
    { line: null },
  ),
  hostile(
    'a terabyte of nothing',
    'BRAND-50',
    (path) => {
      writeFileSync(path, '')
      truncateSync(path, 2 ** 40)
    },
    { line: null },
  ),
  text('250,000 brackets', 'BRAND-52', '['.repeat(250_000)),
  text('10,000 objects in each other', 'BRAND-52', '{"a":'.repeat(10_000)),
  text('20,000 keys', 'BRAND-52', `{${Array.from({ length: 20_000 }, (_, key) => `"${key}":1`)}}`),
  text('20,000 domains', 'BRAND-52', brandWith({ domains: `[${'"a.example",'.repeat(20_000)}]` })),
  value('a name of 100,000 characters', 'BRAND-55', 'name', `"${'a'.repeat(100_000)}"`),
  value('a name of unclosed markup', 'BRAND-14', 'name', `"${'<script '.repeat(1_200)}"`),
]

const kinds = [
  hostile('a named pipe', 'BRAND-09', (path) => execFileSync('mkfifo', [path]), { line: null }),
  hostile('a folder', 'BRAND-09', (path) => mkdir(path), { line: null }),
  hostile('a link to nothing', 'BRAND-09', (path) => symlinkSync('nothing', path), { line: null }),
  hostile('a link to itself', 'BRAND-09', (path) => symlinkSync(basename(path), path), {
    line: null,
  }),
  hostile('a link to its folder', 'BRAND-09', (path) => symlinkSync('.', path), { line: null }),
  hostile('a link to an endless device', 'BRAND-09', (path) => symlinkSync('/dev/zero', path), {
    line: null,
  }),
  hostile('a link to a terminal', 'BRAND-09', (path) => symlinkSync('/dev/ptmx', path), {
    line: null,
  }),
]

const keys = [
  addition('a key written twice', 'BRAND-53', '"niche": "mature"', 'niche'),
  addition('a key written twice, once in escapes', 'BRAND-53', '"n\\u0069che": "mature"', 'niche'),
  value(
    'a key written twice deep inside',
    'BRAND-53',
    'seeds',
    '{ "primary": "red", "primary": "red" }',
    'seeds.primary',
  ),
  addition('a prototype', 'BRAND-56', '"__proto__": { "niche": "general" }', '__proto__'),
  addition(
    'a prototype deep inside',
    'BRAND-56',
    '"settings": { "minimum_message_costs": { "__proto__": {} } }',
    'settings.minimum_message_costs.__proto__',
  ),
  addition('a constructor', 'BRAND-11', '"constructor": { "prototype": {} }', 'constructor'),
  addition('a method of objects', 'BRAND-11', '"toString": 1', 'toString'),
  addition('an unknown key', 'BRAND-11', '"densty": "airy"', 'densty'),
  addition(
    'a method of objects as a lander',
    'BRAND-11',
    '"landers": { "valueOf": {} }',
    'landers.valueOf',
  ),
]

const values = [
  value('1e999', 'BRAND-54', 'niche', '1e999'),
  value('-1e999', 'BRAND-54', 'niche', '-1e999'),
  value('1e999 for a colour', 'BRAND-54', 'seeds', '{ "primary": 1e999 }', 'seeds.primary'),
  value(
    'a colour that is no number',
    'BRAND-27',
    'seeds',
    entries.seeds.replace('#d9223b', 'oklch(NaN 0.1 20)'),
    'seeds.primary',
  ),
  value(
    'an infinite colour',
    'BRAND-27',
    'seeds',
    entries.seeds.replace('#d9223b', 'rgb(1e999 0 0)'),
    'seeds.primary',
  ),
  value('a list of colours', 'BRAND-12', 'seeds', '["red"]'),
  value('no colours', 'BRAND-12', 'seeds', 'null'),
  value('a niche that is none', 'BRAND-13', 'niche', '"everybody"'),
  value('a domain that is no text', 'BRAND-12', 'domains', '[null]', 'domains.0'),
  value('a domain that is no list', 'BRAND-12', 'domains', '"thorn.example"'),
  value('a company elsewhere', 'BRAND-17', 'company', '"../../etc/passwd"'),
  value('a company by the name of a method', 'BRAND-20', 'company', '"constructor"'),
  addition('a format below zero', 'BRAND-13', '"format": -1', 'format'),
  addition('half a format', 'BRAND-13', '"format": 0.5', 'format'),
  addition('a format of the future', 'BRAND-07', '"format": 9007199254740991', 'format'),
  addition('settings that are a list', 'BRAND-12', '"settings": []', 'settings'),
  addition('a copy that is a text', 'BRAND-12', '"copy": { "en": "Meet" }', 'copy.en'),
]

const names = [
  text('a name with blanks', 'BRAND-04', brandWith({}), {
    file: 'The Thorn.theme.jsonc',
    line: null,
  }),
  text('no name', 'BRAND-04', brandWith({}), { file: '.theme.jsonc', line: null }),
  text('a name that begins with a hyphen', 'BRAND-04', brandWith({}), {
    file: '-rf.theme.jsonc',
    line: null,
  }),
]

/** Programs in `.theme.ts` files; each writes a marker file when it is run. */
const programs = {
  'never settles': 'await new Promise(() => {})',
  'loops for ever': 'for (;;);',
  'ends the process': 'process.exit(0)',
  'has a getter that throws': "export default { get name() { throw new Error('no') } }",
  'changes prototypes': 'Object.prototype.niche = 1; Array.prototype.map = () => []',
  'takes all memory': "const all = []; for (;;) all.push('x'.repeat(1e6))",
  'keeps the process alive': 'setInterval(() => {}, 1000)',
}

const mark = (path: string) =>
  `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(`${path}.ran`)}, '')\n`

const leftovers = Object.entries(programs).flatMap(([title, program]) =>
  ['thorn.theme.ts', 'companies/thorn.company.ts'].map((file) =>
    hostile(
      `${file} that ${title}`,
      'BRAND-08',
      (path) => writeFileSync(path, mark(path) + program),
      {
        file,
        line: null,
      },
    ),
  ),
)

const company = { file: 'companies/thorn.company.jsonc' }
const companies = [
  text('a company of nothing', 'BRAND-03', '', company),
  text('a company that is no JSON', 'BRAND-01', 'name: Thorn', company),
  text('a company with a key twice', 'BRAND-53', '{\n"name": "A",\n"name": "B"\n}', {
    ...company,
    line: 3,
    field: 'name',
  }),
  text('a company without facts', 'BRAND-10', '{}', { ...company, field: 'name' }),
  text('a company with a prototype', 'BRAND-56', '{ "__proto__": {} }', {
    ...company,
    field: '__proto__',
  }),
  hostile('a company that is a named pipe', 'BRAND-09', (path) => execFileSync('mkfifo', [path]), {
    ...company,
    line: null,
  }),
  hostile('a company that is a folder', 'BRAND-09', (path) => mkdir(path), {
    ...company,
    line: null,
  }),
]

export const hostileFiles: readonly HostileFile[] = [
  ...syntaxErrors,
  ...encodings,
  ...sizes,
  ...kinds,
  ...keys,
  ...values,
  ...names,
  ...leftovers,
  ...companies,
]
