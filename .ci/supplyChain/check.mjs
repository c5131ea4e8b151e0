// Refuses what nobody could verify about the packages that the product brings along, and what the container image
// does not need.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exit } from 'node:process'
import { billProblems } from './billOfMaterials.mjs'
import { imageProblems } from './image.mjs'
import { lockfileProblems } from './lockfile.mjs'

const root = join(import.meta.dirname, '../..')
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

const problems = [
  ...lockfileProblems(lockfile),
  ...billProblems(root, lockfile),
  ...imageProblems(root),
]
for (const problem of problems) console.error(problem)
exit(problems.length === 0 ? 0 : 1)
