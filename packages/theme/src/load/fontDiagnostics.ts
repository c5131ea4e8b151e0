import { type StatedFontChoice, statedFonts } from '../brand/fontFile.ts'
import type { StatedFont } from '../fonts/ownFont.ts'
import { createDiagnostic, type Diagnostic } from './diagnostics.ts'
import { fieldName } from './fix.ts'
import type { FontProblem } from './readOwnFonts.ts'
import type { LineAt } from './themeDocument.ts'

interface NamedFile {
  readonly name: string
  readonly lineAt: LineAt
}

interface Type {
  readonly display?: StatedFontChoice | undefined
  readonly text?: StatedFontChoice | undefined
}

/** What stands against the own fonts that a brand file names. @param problemOf what was found when a file was read */
export function fontDiagnostics(
  type: Type | undefined,
  { name, lineAt }: NamedFile,
  problemOf: (font: StatedFont) => FontProblem | undefined,
): readonly Diagnostic[] {
  return statedFonts(type).flatMap(({ role, font }) => {
    const problem = problemOf(font)
    if (problem === undefined) return []
    const { code, other, ...facts } = problem
    const path = ['type', role, 'file']
    const place = { file: name, line: lineAt(path), field: fieldName(path) }
    const fix = other === undefined ? null : { kind: 'set' as const, path, value: other }
    return [createDiagnostic(code, place, facts, fix)]
  })
}
