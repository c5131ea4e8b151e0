import { createContext, useContext } from 'react'

/** What the options of a radio group share. */
export interface RadioState {
  readonly name: string
  /** Undefined if uncontrolled. */
  readonly value: string | null | undefined
  readonly defaultValue: string | undefined
  readonly isDisabled: boolean
  readonly onChange: (id: string) => void
}

export const RadioContext = createContext<RadioState | null>(null)

/** Props for the `<input>` of an option. */
export function radioProps(
  { name, value, defaultValue, isDisabled, onChange }: RadioState,
  id: string,
  isOptionDisabled = false,
) {
  return {
    type: 'radio',
    name,
    value: id,
    disabled: isDisabled || isOptionDisabled,
    ...(value === undefined ? {} : { checked: value === id }),
    ...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === id }),
    onChange: () => onChange(id),
  }
}

/** Props for the `<input>` of a card inside a RadioGroup. */
export function useRadio(id: string, isDisabled?: boolean) {
  const group = useContext(RadioContext)
  if (group === null) throw new Error('A card that can be chosen needs a RadioGroup around it.')
  return radioProps(group, id, isDisabled)
}
