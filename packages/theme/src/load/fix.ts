import { asJson, quote } from './quote.ts'

/** A change to a file with which a problem is gone. */
export type Fix =
  | { readonly kind: 'set'; readonly path: readonly PropertyKey[]; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: readonly PropertyKey[] }
  /** The value stays, under another key of the same object. */
  | { readonly kind: 'rename'; readonly path: readonly PropertyKey[]; readonly key: string }

const edited = (holder: unknown, key: PropertyKey, fix: Fix): unknown => {
  if (Array.isArray(holder)) {
    const index = Number(key)
    const rest: readonly unknown[] = fix.kind === 'set' ? [fix.value] : []
    return [...holder.slice(0, index), ...rest, ...holder.slice(index + 1)]
  }
  const entries = Object.entries(holder ?? {})
  if (fix.kind === 'remove') return Object.fromEntries(entries.filter(([name]) => name !== key))
  if (fix.kind === 'rename') {
    return Object.fromEntries(
      entries.map(([name, value]) => [name === key ? fix.key : name, value]),
    )
  }
  return { ...Object.fromEntries(entries), [key]: fix.value }
}

const applyAt = (content: unknown, [key, ...rest]: readonly PropertyKey[], fix: Fix): unknown => {
  if (key === undefined) return fix.kind === 'set' ? fix.value : content
  if (rest.length === 0) return edited(content, key, fix)
  const held = typeof content === 'object' && content !== null ? Reflect.get(content, key) : {}
  const path = [key]
  return edited(content, key, { kind: 'set', path, value: applyAt(held, rest, fix) })
}

/** The content of a file after a fix; what is given stays as it is. Objects that the path needs are made. */
export const applyFix = (content: unknown, fix: Fix): unknown => applyAt(content, fix.path, fix)

/** A value in JSON's notation on one line, as a person would write it. */
export const inline = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return asJson(value)
  const entries = Object.entries(value).map(([key, held]) => `${asJson(key)}: ${inline(held)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** A dotted path on one line, as in `seeds.primary`; a key that is too long or cannot be seen is quoted. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.map((key) => (/^[\w$.-]{1,80}$/.test(String(key)) ? String(key) : quote(key))).join('.')
