// Runs everything that a change must pass as on a machine where nobody installed anything: in a clone of the last
// commit, with an empty home and temporary folder, no variable of this shell, and another time zone and language. Of
// this machine's fonts only those in the folders named as arguments are seen; without arguments none.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { argv, env, exit } from 'node:process'

const root = join(import.meta.dirname, '..')
const machine = mkdtempSync(join(tmpdir(), 'bouquet-fresh-'))
// PostgreSQL runs as a user of its own.
chmodSync(machine, 0o755)
const place = (name) => {
  const folder = join(machine, name)
  mkdirSync(folder)
  return folder
}

const fonts = join(machine, 'fonts.conf')
const folders = argv.slice(2).map((folder) => `<dir>${folder}</dir>`)
writeFileSync(fonts, `<?xml version="1.0"?><fontconfig>${folders.join('')}</fontconfig>`)

execFileSync('git', ['clone', '--quiet', root, join(machine, 'clone')], { stdio: 'inherit' })
const { status } = spawnSync('bash', ['.ci/run'], {
  cwd: join(machine, 'clone'),
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    PATH: (env.PATH ?? '')
      .split(delimiter)
      .filter((folder) => !folder.startsWith(root))
      .join(delimiter),
    // Of a network that signs its own; npm needs them to download anything.
    ...(env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: env.NODE_EXTRA_CA_CERTS }),
    HOME: place('home'),
    TMPDIR: place('tmp'),
    FONTCONFIG_FILE: fonts,
    TZ: 'Pacific/Chatham',
    LANG: 'de_DE.UTF-8',
    CI: 'true',
  },
})
rmSync(machine, { recursive: true, force: true })
exit(status ?? 1)
