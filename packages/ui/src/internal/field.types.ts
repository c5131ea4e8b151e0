import type { Ref } from 'react'

/** Props of all fields. */
export interface FieldProps<Root> {
  readonly label: string
  readonly description?: string | undefined
  /** Marks the field as invalid. */
  readonly errorMessage?: string | undefined
  /** Name for native form submission. */
  readonly name?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<Root> | undefined
}

/** Props of a single choice, controlled or uncontrolled. */
export interface ChoiceProps<Id extends string, Chosen = Id> {
  /** Null if nothing is chosen. */
  readonly value?: Id | null | undefined
  readonly defaultValue?: Id | undefined
  readonly onChange?: ((value: Chosen) => void) | undefined
}

/** An option of a list. */
export interface ListOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly isDisabled?: boolean | undefined
}
