import type { FieldProps, ListOption } from '../internal/field.types.ts'

/** Props shared by the native and the styled list. The parent holds the value. */
export interface SelectPartProps extends Omit<FieldProps<never>, 'ref' | 'className'> {
  readonly options: readonly ListOption[]
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly placeholder: string | undefined
  readonly autoComplete: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
}
