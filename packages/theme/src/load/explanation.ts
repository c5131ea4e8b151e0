import type { z } from 'zod'
import type { DiagnosticCode } from './diagnostics.ts'
import type { Fix } from './fix.ts'
import type { FileContext } from './sampleValues.ts'

/** The file that an issue refers to. */
export interface IssueContext {
  readonly schema: z.ZodType
  readonly content: unknown
  readonly fileContext: FileContext
}

/** What is wrong at a path, and possible fixes, the nearest first. */
export interface Explanation {
  readonly code: DiagnosticCode
  readonly path: readonly PropertyKey[]
  readonly facts: {
    readonly found: string
    readonly allowed?: string
    /** Text for the suggested value, when it differs from its JSON. */
    readonly nearest?: (value: unknown) => string
  }
  readonly fixes: readonly Fix[]
}

/** Fixes that set a path to one of the values; skips undefined. */
export function setTo(path: readonly PropertyKey[], values: readonly unknown[]): readonly Fix[] {
  return values.flatMap((value) => (value === undefined ? [] : [{ kind: 'set', path, value }]))
}
