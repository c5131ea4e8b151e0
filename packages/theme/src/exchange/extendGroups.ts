import { fieldOf } from './tokenDocument.ts'

/** No tool writes deeper documents or longer chains of groups. */
const mostDepth = 40

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names that lead to the group which another extends: `{button}`, `#/button` or an object with either as `$ref`. */
const extended = (group: object): readonly string[] | undefined => {
  const stated = fieldOf(group, '$extends')
  const text = fieldOf(stated, '$ref') ?? stated
  if (typeof text !== 'string') return undefined
  const [, alias] = /^\s*\{([^{}]+)\}\s*$/.exec(text) ?? []
  if (alias !== undefined) return alias.trim().split('.')
  const [, pointer] = /^[^#]*#\/(.+)$/.exec(text) ?? []
  return pointer?.split('/').map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A token replaces one of the same name as a whole; groups of the same name are joined. */
const overlay = (base: unknown, own: unknown): unknown => {
  const isWhole = ['$value', '$ref'].some((key) => fieldOf(own, key) !== undefined)
  if (!isGroup(base) || !isGroup(own) || isWhole) return own
  const entries = new Map<string, unknown>(Object.entries(base))
  for (const [name, node] of Object.entries(own))
    entries.set(name, entries.has(name) ? overlay(entries.get(name), node) : node)
  return Object.fromEntries(entries)
}

/** A document whose groups hold what they inherit by `$extends`; one that inherits from itself holds only its own. */
export function extendGroups(document: unknown): unknown {
  const extend = (node: unknown, passed: readonly string[], depth: number): unknown => {
    if (!isGroup(node) || depth > mostDepth) return node
    const own = Object.fromEntries(
      Object.entries(node).map(([name, child]) => [
        name,
        name === '$value' ? child : extend(child, passed, depth + 1),
      ]),
    )
    const base = extended(node)
    const name = base?.join('.') ?? ''
    if (base === undefined || passed.includes(name)) return own
    const inherited = base.reduce<unknown>(fieldOf, document)
    return overlay(extend(inherited, [...passed, name], depth + 1), own)
  }
  return extend(document, [], 0)
}
