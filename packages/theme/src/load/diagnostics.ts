import { type DiagnosticFacts, type DiagnosticLevel, diagnosticTexts } from './diagnosticTexts.ts'
import { type Fix, fieldName, inlineJson } from './fix.ts'
import { escapedJson } from './quote.ts'

/** `company`: the fix applies to the company file of the brand. */
export type DiagnosticFix = Fix & { readonly file?: 'company' }

export type DiagnosticCode = keyof typeof diagnosticTexts

/** A problem in a brand or company file; the remedy names the nearest valid value. */
export interface Diagnostic {
  readonly code: DiagnosticCode
  readonly level: DiagnosticLevel
  /** Path relative to the parent of the themes folder, for example `themes/amberline.theme.jsonc`. */
  readonly file: string
  /** Line of the field, from 1; null when it has none. */
  readonly line: number | null
  /** Dotted path, for example `seeds.primary`; empty for the whole file. */
  readonly field: string
  readonly reason: string
  readonly remedy: string
  /** The remedy as a change of the file, when there is one. */
  readonly fix?: DiagnosticFix
}

/** Limits the number of diagnostics of one file. */
export const maxDiagnostics = 20

const none: DiagnosticFacts = { field: '', found: '', nearest: '', allowed: '', action: '' }

const nearestIn = (fix: Fix | null): string => {
  if (fix?.kind === 'set') return inlineJson(fix.value)
  return fix?.kind === 'rename' ? escapedJson(fix.key) : ''
}

const actionOf = (fix: Fix | null, nearest: string): string =>
  fix?.kind === 'remove' ? `Remove ${fieldName(fix.path)}` : `Use ${nearest}`

/**
 * Creates a diagnostic from its code, place and values. The nearest value is taken from the fix, if there is
 * one.
 */
export function createDiagnostic(
  code: DiagnosticCode,
  place: Pick<Diagnostic, 'file' | 'line' | 'field'>,
  facts: Partial<Omit<DiagnosticFacts, 'action'>> = {},
  fix: DiagnosticFix | null = null,
): Diagnostic {
  const nearest = facts.nearest ?? nearestIn(fix)
  const all = { ...none, field: place.field, ...facts, nearest, action: actionOf(fix, nearest) }
  const { level, reason, remedy } = diagnosticTexts[code]
  const said = { code, level, ...place, reason: reason(all), remedy: remedy(all) }
  return fix === null ? said : { ...said, fix }
}

/** Whether the diagnostic stops the brand. */
export function isError({ level }: Pick<Diagnostic, 'level'>): boolean {
  return level === 'fatal' || level === 'error'
}
