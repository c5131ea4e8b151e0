import type { FieldProps, ListOption } from '../internal/field.types.ts'

/** Props shared by the native and the enhanced control. The parent holds the value. */
export interface ComboBoxPartProps extends Omit<FieldProps<never>, 'ref' | 'className'> {
  readonly options: readonly ListOption[]
  readonly openLabel: string
  readonly emptyText: string
  readonly value: string | null
  /** Null when the input is cleared. */
  readonly onChange: (id: string | null) => void
  readonly placeholder: string | undefined
  readonly locale: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
}
