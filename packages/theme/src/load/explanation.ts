import type { z } from 'zod'
import type { DiagnosticCode } from './diagnostics.ts'
import type { Fix } from './fix.ts'
import type { FileContext } from './sampleValues.ts'

/** The file that an issue is about. */
export interface Context {
  readonly schema: z.ZodType
  readonly content: unknown
  readonly fileContext: FileContext
}

/** What is wrong at a place, and changes that may put it right, the nearest first. */
export interface Explanation {
  readonly code: DiagnosticCode
  readonly path: readonly PropertyKey[]
  readonly facts: {
    readonly found: string
    readonly allowed?: string
    /** The proposed value in words, where it is not simply the value. */
    readonly nearest?: (value: unknown) => string
  }
  readonly fixes: readonly Fix[]
}

/** Setting a place to the one or the other value, as far as there are any. */
export const setTo = (path: readonly PropertyKey[], values: readonly unknown[]): readonly Fix[] =>
  values.flatMap((value) => (value === undefined ? [] : [{ kind: 'set', path, value }]))
