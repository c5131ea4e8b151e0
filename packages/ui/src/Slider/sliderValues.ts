/** Lower and upper end. */
export type SliderRange = readonly [from: number, to: number]

interface Choice<Value> {
  readonly value?: Value | undefined
  readonly defaultValue?: Value | undefined
  /** Called continuously while a thumb moves. */
  readonly onChange?: ((value: Value) => void) | undefined
  /** Called once, when the thumb is released. */
  readonly onChangeEnd?: ((value: Value) => void) | undefined
  /** The value as text, if it is more than its numbers, for example "60 and over". */
  readonly valueText?: ((value: Value) => string) | undefined
}

interface OneValue extends Choice<number> {
  readonly isRange?: false | undefined
}

interface TwoValues extends Choice<SliderRange> {
  /** Two thumbs for a lower and an upper end. */
  readonly isRange: true
}

export type SliderChoice = OneValue | TwoValues

interface Limits {
  readonly minValue: number
  readonly maxValue: number
}

const rangeOf = ([from = 0, to = from]: readonly number[]): SliderRange => [from, to]
const numberOf = ([value = 0]: readonly number[]): number => value

const listing = <Value>(
  { value, defaultValue, onChange, onChangeEnd, valueText }: Choice<Value>,
  toList: (value: Value) => number[],
  fromList: (values: readonly number[]) => Value,
  initial: Value,
) => ({
  value: value === undefined ? undefined : toList(value),
  defaultValue: toList(defaultValue ?? initial),
  onChange: (values: readonly number[]) => onChange?.(fromList(values)),
  onChangeEnd: (values: readonly number[]) => onChangeEnd?.(fromList(values)),
  valueText: valueText && ((values: readonly number[]) => valueText(fromList(values))),
})

/** The same choice as a list of one or two numbers, in which React Aria keeps the thumbs. */
export function listChoice(choice: SliderChoice, { minValue, maxValue }: Limits) {
  return choice.isRange === true
    ? listing(choice, (range) => [...range], rangeOf, [minValue, maxValue])
    : listing(choice, (value) => [value], numberOf, minValue)
}
