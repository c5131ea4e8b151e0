import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { IconButton } from '@bouquet/ui/IconButton'
import { InterestIcon } from '@bouquet/ui/InterestIcon'
import { Link } from '@bouquet/ui/Link'
import { isValidElement, type ReactElement, type ReactNode } from 'react'

/** Elements that every slot offers. */
export const usualElements: Readonly<Record<string, ReactNode>> = {
  nothing: null,
  'an icon': <InterestIcon name="wine" />,
  'a badge': <Badge tone="primary">New</Badge>,
  'a button': (
    <Button size="sm" variant="outline" tone="neutral">
      See packages
    </Button>
  ),
  'a link': <Link href="#packages">See packages</Link>,
  words: 'Some words',
}

/** Elements that can be pressed, for slots that take one element. */
export const usualTriggers: Readonly<Record<string, ReactNode>> = {
  'a button': <Button>Continue</Button>,
  'an icon button': <IconButton label="Like Anna" icon={<InterestIcon name="wine" />} />,
}

const values = new Map<string, unknown>()
const names = new Map<unknown, string>()

const field = (holder: unknown, key: string): unknown =>
  (typeof holder === 'object' && holder !== null) || typeof holder === 'function'
    ? Reflect.get(holder, key)
    : undefined

const typeName = (type: unknown): string => {
  if (typeof type === 'string') return type
  const name = [
    field(type, 'displayName'),
    field(type, 'name'),
    field(field(type, 'render'), 'name'),
    field(field(type, 'type'), 'name'),
  ].find((each) => typeof each === 'string' && each !== '')
  return typeof name === 'string' ? name : 'Elements'
}

const textIn = (node: unknown): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textIn).join(' ')
  if (!isValidElement(node)) return ''
  return [field(node.props, 'label'), field(node.props, 'children')].map(textIn).join(' ')
}

const firstName = (element: ReactElement): string => {
  const text = textIn(element).replace(/\s+/g, ' ').trim().slice(0, 32)
  return `${typeName(element.type)}${text === '' ? '' : ` “${text}”`}`
}

/** In brackets, so that no text of a story is the name of an element: the icon Search is not the label “Search”. */
const nameOf = (value: unknown, first: string): string => {
  const known = names.get(value)
  if (known !== undefined) return known
  let name = `<${first}>`
  for (let count = 2; values.has(name); count++) name = `<${first} ${count}>`
  names.set(value, name)
  values.set(name, value)
  return name
}

/** A name for an element in a story’s args, to show and to choose it in the controls. */
export function nameOfElement(element: ReactElement): string {
  return nameOf(element, firstName(element))
}

/** A name for a picture that is part of its address, which would fill the controls. */
export function nameOfPicture(address: string): string {
  return nameOf(address, 'picture')
}

/** The element or picture of a name, or the value itself. */
export function valueOfName(value: unknown): unknown {
  return typeof value === 'string' ? (values.get(value) ?? value) : value
}
