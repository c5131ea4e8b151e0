import type { z } from 'zod'
import { explainIssue } from './explainIssue.ts'
import type { Explanation } from './explanation.ts'
import { type BrandFault, brandFault, mostFaults } from './faults.ts'
import { fieldName } from './fix.ts'
import { proposer } from './proposals.ts'
import type { Surroundings } from './samples.ts'
import type { LineAt } from './themeDocument.ts'

/** A file that is read without the others around it. */
const alone = (name: string): Surroundings => ({
  id: /([^/.]+)\.[^/]*$/.exec(name)?.[1] ?? 'brand',
  companies: [],
  taken: new Set(),
})

/** Says of each issue where it stands in the file, what is wrong, and what would pass. */
export const explain = (
  error: z.ZodError,
  schema: z.ZodType,
  file: {
    readonly name: string
    readonly content: unknown
    readonly lineAt: LineAt
    readonly surroundings?: Surroundings
  },
): readonly BrandFault[] => {
  const { name, content, lineAt, surroundings = alone(name) } = file
  const propose = proposer(error, schema, content)
  const fault = ({ code, path, facts, fixes }: Explanation): BrandFault => {
    const fix = propose(path, fixes)
    const place = { file: name, line: lineAt(path), field: fieldName(path) }
    const { nearest, ...said } = facts
    return brandFault(
      code,
      place,
      fix?.kind === 'set' && nearest !== undefined
        ? { ...said, nearest: nearest(fix.value) }
        : said,
      fix,
    )
  }
  return error.issues
    .slice(0, mostFaults)
    .flatMap((issue) => explainIssue(issue, { schema, content, surroundings }))
    .slice(0, mostFaults)
    .map(fault)
}
