import { escapedJson, quote } from './quote.ts'

/** A change of a file that solves a problem. */
export type Fix =
  | { readonly kind: 'set'; readonly path: readonly PropertyKey[]; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: readonly PropertyKey[] }
  /** Renames a key and keeps its value. */
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

/** Returns the content with the fix applied, without mutation. Missing parent objects are created. */
export function applyFix(content: unknown, fix: Fix): unknown {
  return applyAt(content, fix.path, fix)
}

/** JSON on one line, with spaces. */
export function inlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return escapedJson(value)
  const entries = Object.entries(value).map(
    ([key, held]) => `${escapedJson(key)}: ${inlineJson(held)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** A dotted path, for example `seeds.primary`; keys that are long or have special characters are quoted. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (/^[\w$.-]{1,80}$/.test(String(key)) ? String(key) : quote(key)))
    .join('.')
}
