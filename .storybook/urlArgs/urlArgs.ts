import type { StrictArgTypes } from 'storybook/internal/types'

type Args = Readonly<Record<string, unknown>>

/** Name of the URL parameter for args that Storybook's own leaves out. */
export const urlArgsName = 'typed'

/** Longer values, which some servers refuse in a URL, are not stored. */
const longest = 6000

/** What Storybook's own parameter `args` holds. */
const isPlain = (value: unknown) =>
  value === undefined ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && /^[\w -]*$/.test(value))

/** Base64 for URLs: Storybook does not encode a percent sign. */
const encode = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const decode = (text: string): string => {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
}

/**
 * The changed args of a story that Storybook's own URL parameter leaves out, such as texts with punctuation.
 * @returns null without such args
 */
export function urlArgsOf(args: Args, initialArgs: Args): string | null {
  const changed = Object.entries(args).filter(
    ([name, value]) =>
      !isPlain(value) && JSON.stringify(value) !== JSON.stringify(initialArgs[name]),
  )
  if (changed.length === 0) return null
  const text = encode(JSON.stringify(Object.fromEntries(changed)))
  return text.length > longest ? null : text
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(decode(text))
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether the control of an arg could have given a value. */
const fits = (value: unknown, { control, options = [] }: StrictArgTypes[string]): boolean => {
  switch (isObject(control) && control.disable !== true ? control.type : undefined) {
    case 'text':
      return typeof value === 'string'
    case 'object':
      return isObject(value)
    case 'inline-radio':
    case 'select':
      return options.includes(value)
    case 'multi-select':
      return Array.isArray(value) && value.every((each) => options.includes(each))
    default:
      return false
  }
}

/** The args in a URL parameter; what no control of the story could have given is left out. */
export function parseUrlArgs(text: string | null, argTypes: StrictArgTypes): Args {
  const args = text === null || text.length > longest ? null : parse(text)
  if (!isObject(args)) return {}
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => {
      const type = Object.hasOwn(argTypes, name) ? argTypes[name] : undefined
      return type !== undefined && fits(value, type)
    }),
  )
}
