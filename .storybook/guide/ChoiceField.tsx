import { Select } from '@bouquet/ui/Select'

interface ChoiceFieldProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A select for a theme setting with fixed values. */
export function ChoiceField<Value extends string>({
  label,
  values,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <Select
      label={label}
      options={values.map((id) => ({ id, label: id }))}
      value={value}
      onChange={(text) => {
        const chosen = values.find((each) => each === text)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}
