import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import { filesIn } from './testProject.ts'

const textFile = /\.(html|css|js|json|xml|txt|svg|webmanifest)$|^_\w+$/

/** What tells a brand from others: names, hosts, addresses and colours, in lower case. */
const marksOf = ({ name, domains, company, seeds }: Brand): readonly string[] =>
  [
    name,
    ...domains,
    company.name,
    ...company.tradenames,
    company.support_email,
    company.support_phone,
    seeds.primary,
    seeds.secondary,
    seeds.neutral,
  ].map((mark) => mark.toLowerCase())

/** Where a brand's output names another brand. Two brands of one company share its data. */
export function foreignMarks(
  folder: string,
  brand: Brand,
  others: readonly Brand[],
): readonly string[] {
  const own = new Set(marksOf(brand))
  const foreign = [...new Set(others.flatMap(marksOf))].filter((mark) => !own.has(mark))
  return filesIn(folder)
    .filter((path) => textFile.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), 'utf8').toLowerCase()
      return foreign.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`)
    })
}
