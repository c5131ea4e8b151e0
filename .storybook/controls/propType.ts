import type { SBType } from 'storybook/internal/types'

/** Which control a prop gets. */
export type PropKind =
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'text'
  | 'number'
  | 'data'
  | 'slot'
  | 'element'
  | 'function'
  | 'ref'
  | 'unknown'

/** A prop of a component. */
export interface PropType {
  readonly name: string
  readonly kind: PropKind
  readonly isRequired: boolean
  /** The type in one line, without `undefined`. */
  readonly summary: string
  /** The members of an object or of the items of an array, in several lines. */
  readonly shape: string | null
  readonly description: string
  readonly defaultValue: string | number | boolean | null
  /** What Storybook needs to read a value from the address. */
  readonly valueType: SBType
}
