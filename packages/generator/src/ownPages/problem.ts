import type { DiagnosticCode } from '@bouquet/theme/load'

/** What is wrong in a file of an own page, and where. */
export interface Problem {
  readonly code: DiagnosticCode
  readonly line: number | null
  readonly found: string
  readonly nearest?: string
  readonly allowed?: string
}
