import type { FocusEvent, HTMLInputAutoCompleteAttribute } from 'react'
import type { RootProps } from './props.ts'

/** Props of all fields. */
export interface FieldProps<Root> extends RootProps<Root> {
  readonly label: string
  /** The label is then for screen readers only. */
  readonly isLabelHidden?: boolean | undefined
  readonly description?: string | undefined
  /** Marks the field as invalid. */
  readonly errorMessage?: string | undefined
  /** Name for native form submission. */
  readonly name?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Called when the focus leaves the field with all its parts. */
  readonly onBlur?: (() => void) | undefined
}

/** Props of fields that hold text, controlled or uncontrolled. */
export interface TextFieldBaseProps extends FieldProps<HTMLDivElement> {
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  readonly placeholder?: string | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** The text can be selected and copied, but not changed. */
  readonly isReadOnly?: boolean | undefined
}

/** Props of a single choice, controlled or uncontrolled. */
export interface ChoiceProps<Id extends string, Chosen = Id> {
  /** Null if nothing is chosen. */
  readonly value?: Id | null | undefined
  readonly defaultValue?: Id | undefined
  readonly onChange?: ((value: Chosen) => void) | undefined
}

export interface ListOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly isDisabled?: boolean | undefined
}

/** Handler for the root of a field: the focus moving between its parts does not count. */
export function blurOutside(onBlur: (() => void) | undefined) {
  return (
    onBlur &&
    (({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) onBlur()
    })
  )
}
