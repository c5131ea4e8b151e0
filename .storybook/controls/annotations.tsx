import type { Decorator } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type {
  Args,
  ArgsEnhancer,
  ArgTypesEnhancer,
  StrictInputType,
} from 'storybook/internal/types'
import { controlOf, isOffByDefault } from './controlOf.ts'
import { withNames, withValues } from './editableArgs.ts'
import { nameOfElement, usualElements, usualTriggers } from './elements.tsx'
import { firstProps } from './firstProps.ts'
import type { PropType } from './propType.ts'

/** The props that the build adds to the metadata of a story file. */
const propTypesIn = (parameters: Readonly<Record<string, unknown>>): readonly PropType[] => {
  const { propTypes } = parameters
  return Array.isArray(propTypes) ? propTypes : []
}

const isAttribute = (name: string) => /^(aria-.*|className|id|ref)$/.test(name)

const categoryOf = ({ kind, name }: PropType) => {
  if (kind === 'function') return { category: 'Events and functions' }
  return isAttribute(name) ? { category: 'Attributes' } : {}
}

const describe = ({ description, shape }: PropType) =>
  [description, ...(shape === null ? [] : [`\`\`\`ts\n${shape}\n\`\`\``])].join('\n\n')

const isSlot = ({ kind }: PropType) => kind === 'slot' || kind === 'element'

const elementsFor = (prop: PropType, value: unknown) => ({
  ...(isValidElement(value) ? { [nameOfElement(value)]: value } : {}),
  ...(prop.kind === 'element' ? usualTriggers : usualElements),
})

const argTypeOf = (prop: PropType, value: unknown, takesArgs: boolean): StrictInputType => {
  const elements = isSlot(prop) ? elementsFor(prop, value) : {}
  const chosen = controlOf(prop, value, Object.keys(elements))
  return {
    name: prop.name,
    description: describe(prop),
    type: { ...prop.valueType, required: prop.isRequired },
    table: {
      type: { summary: prop.summary },
      ...(prop.defaultValue === null
        ? {}
        : { defaultValue: { summary: JSON.stringify(prop.defaultValue) } }),
      ...categoryOf(prop),
    },
    ...(takesArgs ? chosen : { control: false }),
    ...(isSlot(prop) && chosen.options !== undefined ? { mapping: elements } : {}),
  }
}

const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => ({
  ...Object.fromEntries(
    propTypesIn(parameters).map((prop) => [
      prop.name,
      {
        // A story that ignores its args, such as one of all variants, has no control that would do nothing.
        ...argTypeOf(prop, initialArgs[prop.name], parameters['__isArgsStory'] === true),
        ...argTypes[prop.name],
      },
    ]),
  ),
})

interface Given {
  /** The args of a story as written. */
  readonly args: Args
  readonly firstProps: readonly string[]
}

/** By the id of the story. */
const givenTo = new Map<string, Given>()

/** Shows what a component does by default in its controls, and elements by their names. */
const enhanceArgs: ArgsEnhancer = ({ id, initialArgs, parameters, tags }) => {
  if (tags.includes('test-only')) return {}
  const props = propTypesIn(parameters)
  givenTo.set(id, { args: initialArgs, firstProps: firstProps(props.map(({ name }) => name)) })
  const defaults = props.flatMap((prop) => {
    if (prop.name in initialArgs) return []
    if (prop.defaultValue !== null) return [[prop.name, prop.defaultValue]]
    return isOffByDefault(prop) ? [[prop.name, false]] : []
  })
  const named = Object.entries(initialArgs).map(([name, value]) => [name, withNames(value)])
  return props.length === 0 ? {} : Object.fromEntries([...defaults, ...named])
}

/** Renders a story anew when an arg changes that only its first rendering reads. */
const withEditedArgs: Decorator = (Story, { args, id }) => {
  const given = givenTo.get(id)
  if (given === undefined) return <Story />
  const values = Object.entries(args).map(([name, value]) => [
    name,
    withValues(value, given.args[name]),
  ])
  return (
    <Story
      key={JSON.stringify(given.firstProps.map((name) => args[name]))}
      args={Object.fromEntries(values)}
    />
  )
}

export const argTypesEnhancers = [enhanceArgTypes]
export const argsEnhancers = [enhanceArgs]
export const decorators = [withEditedArgs]
