import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, execPath, platform, stdout } from 'node:process'
import { readComparison } from './comparison.ts'
import { reportPage } from './reportPage.ts'
import { shrinkPictures } from './shrinkPictures.ts'

const root = join(import.meta.dirname, '../..')
const accepted = join(root, 'packages/ui/pictures')
const findings = join(root, '.storybook/coverage/pictures')
const isAccepting = argv.includes('--accept')

if (platform !== 'linux') {
  stdout.write('The accepted pictures were drawn on Linux; letters are drawn otherwise here.\n')
}
rmSync(findings, { recursive: true, force: true })
mkdirSync(findings, { recursive: true })
// Pictures of stories that are gone go too.
if (isAccepting)
  for (const name of globSync('*.png', { cwd: accepted })) rmSync(join(accepted, name))
const { status } = spawnSync(
  execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    join(import.meta.dirname, 'vitest.config.ts'),
    `--update=${isAccepting ? 'all' : 'none'}`,
  ],
  { cwd: root, stdio: 'inherit' },
)

if (isAccepting) await shrinkPictures(accepted)
const comparison = readComparison(accepted, findings)
const report = join(findings, 'index.html')
writeFileSync(join(findings, 'comparison.json'), JSON.stringify(comparison))
writeFileSync(report, reportPage(comparison, accepted, findings))
stdout.write(`Before, after and difference: ${report}, or the page “Changes” of Storybook\n`)
process.exitCode = status ?? 1
