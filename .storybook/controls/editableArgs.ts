import { isValidElement } from 'react'
import { nameOfElement, nameOfPicture, valueOfName } from './elements.tsx'

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const mapInside = (value: unknown, change: (inner: unknown, key: string) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => change(item, String(index)))
  return isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]))
    : value
}

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('data:')

const withoutFunctions = (value: unknown): unknown =>
  isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([, inner]) => typeof inner !== 'function'))
    : value

/**
 * Writes names in the place of elements and pictures, so that lists and objects can be edited as JSON, which
 * holds no functions.
 */
export function withNames(value: unknown): unknown {
  if (isValidElement(value)) return nameOfElement(value)
  return isPicture(value) ? nameOfPicture(value) : mapInside(withoutFunctions(value), withNames)
}

const innerOf = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value[Number(key)]
  return isPlainObject(value) ? value[key] : undefined
}

const missingFunctions = (value: unknown, initial: unknown): unknown => {
  if (!isPlainObject(value) || !isPlainObject(initial)) return value
  const functions = Object.entries(initial).filter(([, inner]) => typeof inner === 'function')
  return { ...Object.fromEntries(functions), ...value }
}

/**
 * Puts elements and pictures back in the place of their names, and functions that JSON cannot hold. A text of the
 * story stays one.
 * @param initial the same arg as the story gives it
 */
export function withValues(value: unknown, initial: unknown): unknown {
  if (typeof value === 'string' && value === initial) return value
  const named = valueOfName(value)
  return named !== value || isValidElement(value)
    ? named
    : mapInside(missingFunctions(value, initial), (inner, key) =>
        withValues(inner, innerOf(initial, key)),
      )
}
