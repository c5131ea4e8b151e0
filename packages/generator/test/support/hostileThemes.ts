import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { orchidTheme } from './orchid.ts'

const endings: Readonly<Record<string, string>> = {
  'never-settles': 'await new Promise(() => {})',
  loops: 'for (;;);',
  exits: 'process.exit(0)',
  'takes-all': "const all = []; for (;;) all.push('x'.repeat(1e6))",
  'changes-prototypes': 'Object.prototype.niche = 1; Array.prototype.map = () => []',
}

const program = (path: string, ending: string) =>
  `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(`${path}.ran`)}, '')\n${ending}\n`

const own = (id: string) => orchidTheme().replaceAll('orchidhour', id)

const texts: Readonly<Record<string, string | Uint8Array>> = {
  'empty.theme.jsonc': '',
  'huge.theme.jsonc': `{ "name": "${'x'.repeat(5_000_000)}" }`,
  'deep.theme.jsonc': '['.repeat(200_000),
  'latin.theme.jsonc': Buffer.from('{ "name": "\u00e9t\u00e9" }', 'latin1'),
  'not-a-number.theme.jsonc': own('notanumber').replace('#5b2a86', 'oklch(NaN 0.1 20)'),
  'infinite.theme.jsonc': own('infinite').replace('"niche": "general"', '"niche": 1e999'),
  'prototype.theme.jsonc': own('prototype').replace(
    '"niche": "general"',
    '"__proto__": { "niche": "general" }',
  ),
  'twice.theme.jsonc': own('twice').replace(
    '"niche": "general"',
    '"niche": "general", "niche": "mature"',
  ),
  'companies/broken.company.jsonc': '{ "name": ',
}

const others: Readonly<Record<string, (path: string) => unknown>> = {
  'pipe.theme.jsonc': (path) => execFileSync('mkfifo', [path]),
  'folder.theme.jsonc': (path) => mkdirSync(path),
  'loop.theme.jsonc': (path) => symlinkSync(basename(path), path),
  'dangling.theme.jsonc': (path) => symlinkSync('nowhere', path),
  'companies/pipe.company.jsonc': (path) => execFileSync('mkfifo', [path]),
}

/** Writes invalid theme files, each of which once stopped all brands or could. @returns their paths */
export function putHostileThemes(themes: string): readonly string[] {
  for (const [id, ending] of Object.entries(endings)) {
    const path = join(themes, `${id}.theme.ts`)
    writeFileSync(path, program(path, ending))
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(themes, file), text)
  for (const [file, put] of Object.entries(others)) put(join(themes, file))
  const programs = Object.keys(endings).map((id) => `${id}.theme.ts`)
  return [...programs, ...Object.keys(texts), ...Object.keys(others)]
}
