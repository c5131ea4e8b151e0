/** A design token of any document, by its path. */
export interface FoundToken {
  /** Names joined by dots. */
  readonly path: string
  /** The value as the document has it: a plain value, an alias, or an object with either. */
  readonly value: unknown
}

/** The token that a group is itself, in the Design Tokens Format 2025.10. */
const root = '$root'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function fieldOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

const nameOf = (variable: unknown): readonly [string, unknown][] => {
  const name = fieldOf(variable, 'name')
  return typeof name === 'string' ? [[name, variable]] : []
}

/** An export of Figma is a list of variables, or an object with all of them below `tokens`. */
const entriesOf = (tree: unknown): readonly (readonly [string, unknown])[] => {
  if (Array.isArray(tree)) return tree.flatMap(nameOf)
  return isObject(tree) ? Object.entries(tree) : []
}

const pathOf = (text: string) => text.replaceAll('/', '.')

const isColorText = (value: unknown) => typeof value === 'string' && /^#|^[a-z-]+\(/i.test(value)

/** Whether `value` holds a value, as in older documents, and is not a group of that name. */
const isPlainValue = (value: unknown) =>
  typeof value === 'string' ||
  ['r', 'components', '$ref'].some((key) => fieldOf(value, key) !== undefined)

/** The value of a token; undefined for a group. With a value for each mode, that of the light one. */
const tokenValue = (node: unknown): unknown => {
  const value = fieldOf(node, '$value')
  if (value !== undefined) return value
  const reference = fieldOf(node, '$ref')
  if (reference !== undefined) return { $ref: reference }
  const older = fieldOf(node, 'value')
  if (older !== undefined && isPlainValue(older)) return older
  const sets = fieldOf(node, 'sets')
  const first = isObject(sets) ? (fieldOf(sets, 'light') ?? Object.values(sets)[0]) : undefined
  if (first !== undefined) return tokenValue(first)
  return isColorText(node) ? node : undefined
}

/** No tool writes deeper documents. */
const mostDepth = 40

/** Every token of a document, whichever tool wrote it. */
export function listTokens(tree: unknown, path: readonly string[] = []): readonly FoundToken[] {
  if (path.length > mostDepth) return []
  return entriesOf(tree).flatMap(([name, node]): readonly FoundToken[] => {
    if (name.startsWith('$') && name !== root) return []
    const inner = [...path, pathOf(name)]
    const value = tokenValue(node)
    return value === undefined ? listTokens(node, inner) : [{ path: inner.join('.'), value }]
  })
}

/** Several documents as one: aliases of one may name tokens of another. */
export function mergeDocuments(documents: readonly unknown[]): unknown {
  return documents.map(asObject).reduce((one, other) => merged(one, other), {})
}

const asObject = (document: unknown): unknown =>
  Array.isArray(document) ? Object.fromEntries(entriesOf(document)) : document

const merged = (one: unknown, other: unknown, depth = 0): unknown => {
  if (!isObject(one) || !isObject(other) || depth > mostDepth) return other
  const entries = new Map<string, unknown>(Object.entries(one))
  for (const [name, node] of Object.entries(other))
    entries.set(name, entries.has(name) ? merged(entries.get(name), node, depth + 1) : node)
  return Object.fromEntries(entries)
}
