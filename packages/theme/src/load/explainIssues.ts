import type { z } from 'zod'
import { fixChooser } from './chooseFix.ts'
import { createDiagnostic, type Diagnostic, maxDiagnostics } from './diagnostics.ts'
import { explainIssue } from './explainIssue.ts'
import type { Explanation } from './explanation.ts'
import { fieldName } from './fix.ts'
import { issuesOf } from './issuesOf.ts'
import type { FileContext } from './sampleValues.ts'
import type { LineAt } from './themeDocument.ts'

/** The context of a file that is checked alone. */
const alone = (name: string): FileContext => ({
  id: /([^/.]+)\.[^/]*$/.exec(name)?.[1] ?? 'brand',
  companies: [],
  taken: new Set(),
})

/** Converts Zod issues to diagnostics with line, reason and a remedy that passes. */
export function explainIssues(
  error: z.ZodError,
  schema: z.ZodType,
  file: {
    readonly name: string
    readonly content: unknown
    readonly lineAt: LineAt
    readonly fileContext?: FileContext
  },
): readonly Diagnostic[] {
  const { name, content, lineAt, fileContext = alone(name) } = file
  const chooseFix = fixChooser(error, schema, content)
  const diagnostic = ({ code, path, facts, fixes }: Explanation): Diagnostic => {
    const fix = chooseFix(path, fixes)
    const place = { file: name, line: lineAt(path), field: fieldName(path) }
    const { nearest, ...shown } = facts
    return createDiagnostic(
      code,
      place,
      fix?.kind === 'set' && nearest !== undefined
        ? { ...shown, nearest: nearest(fix.value) }
        : shown,
      fix,
    )
  }
  return issuesOf(error.issues, content)
    .slice(0, maxDiagnostics)
    .flatMap((issue) => explainIssue(issue, { schema, content, fileContext }))
    .slice(0, maxDiagnostics)
    .map(diagnostic)
}
