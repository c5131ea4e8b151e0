import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { type AccessibilityRun, statusByComponent } from './guide/accessibilityStatus.ts'
import type { StoryAudit } from './tests/storyAudit.ts'

const folder = join(import.meta.dirname, 'coverage')
const record = join(import.meta.dirname, 'accessibility.json')

const audits = globSync('stories-*.json', { cwd: folder }).flatMap((file): readonly StoryAudit[] =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
)
if (audits.length === 0) throw new Error('Run the story tests first: npm test -w @bouquet/ui')
const run: AccessibilityRun = {
  date: new Date().toISOString().slice(0, 10),
  components: statusByComponent(audits),
}
writeFileSync(record, `${JSON.stringify(run, null, 2)}\n`)
stdout.write(`Recorded ${run.components.length} components in ${record}\n`)
