// Checks every kind of page in four languages with the W3C's checker of HTML. It comes from npm, and Java, which it
// needs, from Debian.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, exit } from 'node:process'
import { orchidSite } from '../packages/generator/test/support/orchidSite.ts'
import { provide } from './provide.mjs'

const root = join(import.meta.dirname, '..')
const locales = ['de', 'en', 'fi', 'pl']

const checker = {
  name: 'vnu-jar@26.9.27',
  sha256: '22f15dd39a33bed929d2a5c0cddf5946849a647eca9272bf4d5d00bc7e7a4d47',
  // No dependency, since it weighs 32 MB and nothing but this needs it.
  folder: join(root, 'node_modules/.cache/html-checker'),
}
const jar = join(checker.folder, 'package/build/dist/vnu.jar')

/** What the checker reports and is right so: kind of message, pattern, reason. Each must still be reported. */
const accepted = [
  [
    /^The “list” role is unnecessary/,
    'Safari takes a list without bullets for none, but for this role.',
  ],
  [
    /^The “(?:table|row|rowgroup|columnheader|rowheader|cell)” role is unnecessary|^The “role” attribute must not be used on a “(?:tr|th|td)” element/,
    'On phones the rows of a table are blocks, which takes their roles away in some browsers.',
  ],
  [
    /^CSS: (?:Unrecognized at-rule “@(?:container|starting-style)”|“(?:container-type|animation-timeline|animation-range|view-timeline-name|view-timeline-axis)”: Property “\S+” doesn't exist|“animation(?:-duration)?”: “(?:auto|view\(\))” is not a)/,
    'Newer than the style sheets that the checker knows; browsers without them ignore them.',
  ],
  [
    /^CSS: “(?:font-size|block-size|padding-block-start|padding-inline)”: Parse Error/,
    'The checker does not know lengths in parts of a container.',
  ],
  [
    /^CSS: “clip-path”: Too many values or values are not recognized/,
    'The checker does not know `inset()` with round corners of different sizes.',
  ],
]

/** On the Node of this project npm would not read what this machine says of its registry. */
const pathOutside = (env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(root))
  .join(delimiter)

function fetchChecker() {
  if (!existsSync(jar)) {
    mkdirSync(checker.folder, { recursive: true })
    const { stdout } = spawnSync('npm', ['pack', checker.name, '--json', '--ignore-scripts'], {
      cwd: checker.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...env, PATH: pathOutside },
    })
    const [{ filename }] = JSON.parse(stdout)
    spawnSync('tar', ['-xzf', filename], { cwd: checker.folder, stdio: 'inherit' })
    rmSync(join(checker.folder, filename))
  }
  const found = createHash('sha256').update(readFileSync(jar)).digest('hex')
  if (found !== checker.sha256)
    throw new Error(`${checker.name} is not the file that was reviewed.`)
}

/** @returns the messages about all pages, from one process of Java */
function check(folder) {
  const pages = [...locales, '404.html'].map((name) => join(folder, name))
  const options = [
    '-jar',
    jar,
    '--skip-non-html',
    '--exit-zero-always',
    '--stdout',
    '--format',
    'json',
  ]
  const { stdout, stderr } = spawnSync('java', [...options, ...pages], {
    encoding: 'utf8',
    maxBuffer: 200_000_000,
  })
  if (!stdout.startsWith('{')) throw new Error(`The checker did not run.\n${stderr}`)
  return JSON.parse(stdout).messages
}

provide('java', '-version', 'default-jre-headless')
fetchChecker()
const { folder, files } = await orchidSite()
const count = files.filter(
  (file) => file.endsWith('.html') && locales.includes(file.split('/')[0]),
).length
const messages = check(folder)
const unexpected = messages.filter(({ message }) => !accepted.some(([text]) => text.test(message)))
const unused = accepted.filter(([text]) => !messages.some(({ message }) => text.test(message)))
for (const { url, lastLine, message, extract } of unexpected)
  console.log(`${url.split(folder)[1]}:${lastLine} ${message}\n  ${extract}`)
for (const [text] of unused) console.log(`No page has this any more, so remove it: ${text}`)
console.log(`HTML: ${count + 1} pages checked, ${unexpected.length} errors and warnings.`)
exit(unexpected.length + unused.length === 0 ? 0 : 1)
