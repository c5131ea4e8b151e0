import type { FieldProps, ListOption } from '../internal/field.types.ts'

/** What the browser's list and the box with ours both take; the value is held above them. */
export interface ComboBoxPartProps extends Omit<FieldProps<never>, 'ref' | 'className'> {
  readonly options: readonly ListOption[]
  readonly openLabel: string
  readonly emptyText: string
  readonly value: string | null
  /** Null when the box was emptied. */
  readonly onChange: (id: string | null) => void
  readonly placeholder: string | undefined
  readonly locale: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
}
