import { cloneElement, isValidElement, type ReactElement } from 'react'

type Change = (text: string) => string
type Props = Readonly<Record<string, unknown>>

/** Props that are never translated: ids, URLs, enum values and handlers. */
const isWordless = (name: string) =>
  /^(id|href|src|style|className|kind|size|state|status|tone|variant|on[A-Z].*)$/.test(name)

const isPlain = (value: object): value is Props => Object.getPrototypeOf(value) === Object.prototype

/**
 * Translates all texts in elements, arrays, records and the results of functions. Unchanged values keep
 * their identity, and the same input always gives the same output.
 */
export function translateTexts(change: Change): <Value>(value: Value) => Value {
  const translated = new WeakMap<object, unknown>()

  const changedProps = (props: Props): Props => {
    const changed = Object.entries(props).map(([name, value]) => [
      name,
      isWordless(name) ? value : walk(value),
    ])
    return changed.some(([name, value]) => props[String(name)] !== value)
      ? Object.fromEntries(changed)
      : props
  }

  const changedElement = (element: ReactElement<Props>): ReactElement => {
    const props = changedProps(element.props)
    if (props === element.props) return element
    const { children, ...others } = props
    // Passed as separate arguments, static children need no keys.
    return Array.isArray(children)
      ? cloneElement(element, others, ...children)
      : cloneElement(element, props)
  }

  const make = (value: object): unknown => {
    if (isValidElement<Props>(value)) return changedElement(value)
    if (Array.isArray(value)) {
      const changed = value.map(walk)
      return changed.every((each, index) => each === value[index]) ? value : changed
    }
    if (typeof value === 'function') {
      return new Proxy(value, {
        apply: (called, self, given) => walk(Reflect.apply(called, self, given)),
      })
    }
    return isPlain(value) ? changedProps(value) : value
  }

  function walk<Value>(value: Value): Value
  function walk(value: unknown): unknown {
    if (typeof value === 'string') return change(value)
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value
    if (!translated.has(value)) translated.set(value, make(value))
    return translated.get(value)
  }
  return walk
}

/** @param typed texts that stay as they are */
export type StoryTranslator = <Value>(value: Value, typed: ReadonlySet<string>) => Value

/** Translates the texts of a story, except those that were typed into its controls. */
export function translateStoryTexts(change: Change): StoryTranslator {
  const translateAll = translateTexts(change)
  let last = { key: '', translate: translateAll }
  return (value, typed) => {
    if (typed.size === 0) return translateAll(value)
    const key = JSON.stringify([...typed])
    if (key !== last.key) {
      last = { key, translate: translateTexts((text) => (typed.has(text) ? text : change(text))) }
    }
    return last.translate(value)
  }
}
