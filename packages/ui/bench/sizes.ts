import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { budgetOf, kinds, readBudgets } from './budgets.ts'
import { compileEntryPoints, entryPoints } from './compileEntryPoints.ts'
import { measure } from './measure.ts'

const manifest = join(import.meta.dirname, '../../../package.json')
const budgets = readBudgets(JSON.parse(readFileSync(manifest, 'utf8')))

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)

const compiled = await compileEntryPoints()
const sets = [...entryPoints.map((entryPoint) => [entryPoint]), ...budgets.sets]
const widest = Math.max(...sets.map((set) => set.join(' + ').length))

const heads = kinds.map((kind) => `${kind.padStart(12)} of at most`).join('')
stdout.write(`${'kB, gzip, without React'.padEnd(widest)}${heads}\n`)
let tooHeavy = 0
for (const set of sets) {
  const name = set.join(' + ')
  const size = await measure(compiled, set)
  const most = budgetOf(budgets, name)
  const isTooHeavy = kinds.some((kind) => size[kind] > most[kind])
  if (isTooHeavy) tooHeavy++
  const figures = kinds
    .map((kind) => `${kilobytes(size[kind]).padStart(12)}${kilobytes(most[kind]).padStart(11)}`)
    .join('')
  stdout.write(`${name.padEnd(widest)}${figures}${isTooHeavy ? '  too heavy' : ''}\n`)
}
stdout.write(`${sets.length} measured, ${tooHeavy} over their budget\n`)
process.exitCode = tooHeavy === 0 ? 0 : 1
