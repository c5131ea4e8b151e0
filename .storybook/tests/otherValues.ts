import type { StrictInputType } from 'storybook/internal/types'

const day = /^\d{4}-\d\d-\d\d/

const otherTexts = (value: unknown): readonly unknown[] =>
  typeof value === 'string' && day.test(value)
    ? [value.replace(day, '2024-02-29')]
    : [`${typeof value === 'string' ? value : ''}Übrigens, 50 %`, '3rem']

/** Storybook maps the name of an element to it, but not when a test renders the story. */
const mappedBy =
  (mapping: StrictInputType['mapping'] = {}) =>
  (option: unknown): unknown =>
    Object.hasOwn(mapping, String(option)) ? mapping[String(option)] : option

/** Values that a designer could choose with a control instead of the present one. */
export const otherValues = (
  { control, options, mapping }: StrictInputType,
  value: unknown,
): readonly unknown[] => {
  const isUsable = typeof control === 'object' && control.disable !== true
  switch (isUsable ? control.type : undefined) {
    case 'text':
      return otherTexts(value)
    case 'boolean':
      return [value !== true]
    case 'number':
      return [Number(value ?? 0) + 1, 0, 100_000]
    case 'inline-radio':
    case 'select':
      return (options ?? []).filter((option) => option !== value).map(mappedBy(mapping))
    case 'multi-select':
      return (options ?? []).slice(0, 2).map((option) => [option])
    default:
      return []
  }
}
