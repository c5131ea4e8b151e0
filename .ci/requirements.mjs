// Refuses an id that docs/requirements.md does not list, and a requirement that no test is named after, unless the
// document says what proves it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exit } from 'node:process'
import { titlesIn } from './findTests.mjs'

const root = join(import.meta.dirname, '..')
const document = 'docs/requirements.md'
const idPattern = /\b[A-Z]{3}-\d+\b/g

const [rows, exceptions] = readFileSync(join(root, document), 'utf8').split(
  '## Proved without a test',
)
const idsIn = (text) => [...text.matchAll(/^- ([A-Z]{3}-\d+) \S/gm)].map(([, id]) => id)
const listed = idsIn(rows)
const excepted = idsIn(exceptions)
const prefixes = new Set(listed.map((id) => id.slice(0, 3)))

/** Every id in the tree, those of standards such as UTF-8 too. */
const cited = execFileSync(
  'git',
  ['grep', '-noE', '[A-Z]{3}-[0-9]+', '--', ':!package-lock.json'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  },
)
  .split('\n')
  .map((line) => /^(.+?):\d+:(.+)$/.exec(line))
  .filter((found) => found !== null)
  .map(([, file, id]) => ({ file, id }))

/** A title begins with ids of ours alone. */
const inTitles = [...new Set(cited.map(({ file }) => file))]
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    titlesIn(file).flatMap((title) =>
      (/^['"`](?:[A-Z]{3}-\d+\s)+/.exec(title)?.[0].match(idPattern) ?? []).map((id) => ({
        file,
        id,
      })),
    ),
  )

const proved = new Set(inTitles.map(({ id }) => id))
const problems = [
  ...listed
    .filter((id, at) => listed.indexOf(id) !== at)
    .map((id) => `${id} is listed twice in ${document}.`),
  ...[...inTitles, ...cited.filter(({ id }) => prefixes.has(id.slice(0, 3)))]
    .filter(({ id }) => !listed.includes(id))
    .map(({ file, id }) => `${file} cites ${id}, which ${document} does not list.`),
  ...listed
    .filter((id) => !proved.has(id) && !excepted.includes(id))
    .map((id) => `No title of a test begins with ${id}. Name the test that proves it.`),
  ...excepted
    .filter((id) => proved.has(id) || !listed.includes(id))
    .map(
      (id) =>
        `${id} is proved by a test or not listed. Take it off the last section of ${document}.`,
    ),
]

for (const problem of new Set(problems)) console.error(problem)
console.log(`${listed.length} requirements, ${proved.size} with a test.`)
exit(problems.length === 0 ? 0 : 1)
