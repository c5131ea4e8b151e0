import { legalPages } from '@bouquet/contract'
import { readLegal } from '../legal/readLegal.ts'
import { namespaces } from '../namespaces.ts'
import { checkFiles } from './checkFiles.ts'
import { checkLegal } from './checkLegal.ts'
import { report } from './problem.ts'

const asked = process.argv.slice(2)
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)
const known: readonly string[] = [...namespaces, ...legalPages]
const unknown = asked.filter((name) => !known.includes(name))

const problems = [
  ...namespaces.filter(isAsked).flatMap(checkFiles),
  ...legalPages.filter(isAsked).flatMap((page) => checkLegal(page, readLegal)),
]

if (unknown.length > 0) {
  process.stderr.write(`No such text: ${unknown.join(', ')}. There are ${known.join(', ')}.\n`)
  process.exitCode = 2
} else if (problems.length > 0) {
  process.stdout.write(`${report(problems)}\n${problems.length} problems in the texts.\n`)
  process.exitCode = 1
} else {
  process.stdout.write('Every text is there in every language.\n')
}
