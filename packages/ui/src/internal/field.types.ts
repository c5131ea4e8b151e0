import type { Ref } from 'react'

/** What every field takes, whatever is typed or chosen in it. */
export interface FieldProps<Root> {
  readonly label: string
  readonly description?: string | undefined
  /** While it is given the field is marked as wrong. */
  readonly errorMessage?: string | undefined
  /** Sends the value with a plain form. */
  readonly name?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<Root> | undefined
}

/** One of many, held by the page or by the field itself. */
export interface ChoiceProps<Id extends string, Chosen = Id> {
  /** Null for none chosen. */
  readonly value?: Id | null | undefined
  readonly defaultValue?: Id | undefined
  readonly onChange?: ((value: Chosen) => void) | undefined
}

/** An entry of a list to choose from. */
export interface ListOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly isDisabled?: boolean | undefined
}
