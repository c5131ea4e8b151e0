import type { FieldProps, ListOption } from '../internal/field.types.ts'

/** What the browser's list and ours both take; the value is held above them. */
export interface SelectPartProps extends Omit<FieldProps<never>, 'ref' | 'className'> {
  readonly options: readonly ListOption[]
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly placeholder: string | undefined
  readonly autoComplete: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
}
