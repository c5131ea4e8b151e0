import { createElement } from 'react'
import { expect, test } from 'vitest'
import { translateStoryTexts } from '../language/translateTexts.ts'
import { typedTexts } from '../language/typedTexts.ts'
import { controlOf } from './controlOf.ts'
import { withNames, withValues } from './editableArgs.ts'
import { firstProps } from './firstProps.ts'
import { readPropTypes } from './propTypesPlugin.ts'

const components = Object.entries(readPropTypes()).map(([path, props]) => ({ path, props }))
const all = components.flatMap(({ path, props }) => props.map((prop) => ({ path, prop })))
const named = ({ path, prop }: (typeof all)[number]) => `${path}: ${prop.name}: ${prop.summary}`

test('LIB-1 each component has props, and each prop a type', () => {
  expect(components.filter(({ props }) => props.length === 0)).toEqual([])
  const unknown = all.filter(
    ({ prop }) => prop.kind === 'unknown' || /\b(any|unknown)\b/.test(prop.summary),
  )
  expect(unknown.map(named)).toEqual([])
})

test('LIB-1 each prop that a designer can set has a control', () => {
  const isSet = ({ prop }: (typeof all)[number]) => prop.kind !== 'function' && prop.kind !== 'ref'
  const bare = all.filter((each) => {
    const { control, options } = controlOf(each.prop, undefined, ['a button'])
    return isSet(each) && (control === false || options?.length === 0)
  })
  expect(bare.map(named)).toEqual([])
})

test('LIB-1 lists and objects show their members', () => {
  const closed = all.filter(
    ({ prop }) => prop.kind === 'data' && prop.shape === null && !/\[|Intl\./.test(prop.summary),
  )
  expect(closed.map(named)).toEqual([])
})

const propOf = (component: string, name: string) => {
  const found = all.find(
    ({ path, prop }) => path.endsWith(`/${component}.stories.tsx`) && prop.name === name,
  )
  if (found === undefined) throw new Error(`${component} has no prop ${name}.`)
  return found.prop
}

test.each([
  ['Button', 'variant', undefined, 'inline-radio'],
  ['Button', 'isPending', undefined, 'boolean'],
  ['Button', 'children', 'Send', 'text'],
  ['Button', 'icon', undefined, 'select'],
  ['GiftIcon', 'name', 'rose', 'select'],
  ['NumberField', 'minValue', 18, 'number'],
  ['Menu', 'items', [], 'object'],
  ['Menu', 'trigger', undefined, 'select'],
  ['InterestPicker', 'value', undefined, 'multi-select'],
])('LIB-1 the control of %s.%s fits what it holds', (component, name, value, type) => {
  const { control } = controlOf(propOf(component, name), value, ['an icon'])
  expect(control).toEqual({ type })
})

test('LIB-1 functions survive when an object is edited as JSON', () => {
  const onPress = () => {}
  const initial = { label: 'Log out', onPress, items: [{ src: 'data:image/png;base64,A' }] }
  const edited = { ...JSON.parse(JSON.stringify(withNames(initial))), label: 'Leave' }
  expect(edited.items[0].src).toBe('<picture>')
  expect(withValues(edited, initial)).toEqual({ ...initial, label: 'Leave' })
})

/** An icon whose name is also a label. */
const Search = () => null

test('LIB-1 a text is not replaced by the icon of the same name', () => {
  const items = [{ label: 'Search', icon: createElement(Search) }]
  const named = withNames(items)
  expect(named).toEqual([{ label: 'Search', icon: '<Search>' }])
  expect(withValues(named, items)).toEqual(items)
  const moved = [{ label: 'Search' }, ...JSON.parse(JSON.stringify(named))]
  expect(withValues(moved, items)).toEqual([{ label: 'Search' }, ...items])
})

test('LIB-1 a text that a story gives stays as it is, even in the form of a name', () => {
  const items = [{ label: '<Search>', icon: createElement(Search) }]
  expect(withValues(withNames(items), items)).toEqual(items)
})

test('LIB-1 a typed text is shown as typed, and the others in the chosen language', () => {
  const given = { label: 'Settings', items: [{ label: 'Log out' }] }
  const edited = { label: 'Log in', items: [{ label: 'Log out' }] }
  const translate = translateStoryTexts((text) => `${text}, in German`)
  expect(translate(given, typedTexts(given, given))).toEqual({
    label: 'Settings, in German',
    items: [{ label: 'Log out, in German' }],
  })
  expect(translate(edited, typedTexts(edited, given))).toEqual({
    label: 'Log in',
    items: [{ label: 'Log out, in German' }],
  })
})

test('LIB-1 a story begins anew with another first value', () => {
  const names = ['label', 'isOpen', 'defaultOpen', 'value', 'defaultValue', 'isDisabled', 'id']
  expect(firstProps(names)).toEqual(['isOpen', 'defaultOpen', 'value', 'defaultValue', 'id'])
})
