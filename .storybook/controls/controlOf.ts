import type { StrictInputType } from 'storybook/internal/types'
import type { PropType } from './propType.ts'

/** Where `undefined` means that the component decides, or that the attribute is left out. */
const undecided = /^aria-|^is(Open|Selected|Pressed)$/

/** Slots that usually hold words. */
const worded = /^(children|title|text|label|description|note|notice)$|(Reason|Text)$/

/** More characters than this do not fit beside each other as radio buttons. */
const widest = 36

/** Whether a switch shows `false` while the story says nothing. */
export function isOffByDefault({ kind, name, isRequired, defaultValue }: PropType): boolean {
  return kind === 'boolean' && !isRequired && defaultValue === null && !undecided.test(name)
}

const choiceControl = (options: readonly unknown[]) => {
  if (options.join('  ').length > widest) return 'select'
  return 'inline-radio'
}

const optionsOf = ({ valueType }: PropType): readonly unknown[] => {
  if (valueType.name === 'enum') return valueType.value
  return valueType.name === 'array' && valueType.value.name === 'enum' ? valueType.value.value : []
}

const isElement = (value: unknown) => typeof value === 'object' && value !== null

export interface PropControl {
  readonly control: StrictInputType['control'] & {}
  readonly options?: readonly unknown[]
}

/**
 * The control for a prop; `false` for what nobody can type: functions, whose calls the Actions panel lists,
 * and refs.
 * @param value what the story passes
 * @param elements names of elements to choose from
 */
export function controlOf(
  prop: PropType,
  value: unknown,
  elements: readonly string[],
): PropControl {
  switch (prop.kind) {
    case 'boolean':
      return undecided.test(prop.name) && value === undefined
        ? { control: { type: 'inline-radio' }, options: [true, false] }
        : { control: { type: 'boolean' } }
    case 'choice': {
      const options = optionsOf(prop)
      return { control: { type: choiceControl(options) }, options }
    }
    case 'choices':
      return { control: { type: 'multi-select' }, options: optionsOf(prop) }
    case 'text':
      return { control: { type: 'text' } }
    case 'number':
      return { control: { type: 'number' } }
    case 'data':
      return { control: { type: 'object' } }
    case 'slot':
      return typeof value === 'string' || (worded.test(prop.name) && !isElement(value))
        ? { control: { type: 'text' } }
        : { control: { type: 'select' }, options: elements }
    case 'element':
      return { control: { type: 'select' }, options: elements }
    default:
      return { control: false }
  }
}
