import type { Node } from 'jsonc-parser'
import type { DiagnosticCode } from './diagnostics.ts'
import type { DiagnosticFacts } from './diagnosticTexts.ts'
import { quote } from './quote.ts'

/** Valid JSON that is ambiguous or larger than any field may be. */
interface TreeProblem {
  readonly node: Node
  readonly code: DiagnosticCode
  /** Dotted path of the field. */
  readonly field: string
  readonly facts: Partial<DiagnosticFacts>
}

/** Limits the work of later checks; the path of a logo may have 8,000 characters. */
const mostCharacters = 10_000
const mostNodes = 5_000

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

const keyOf = (property: Node): string => String(property.children?.[0]?.value)

const onLeaf = (node: Node, field: string, text: string): readonly TreeProblem[] => {
  if (node.type === 'number' && !Number.isFinite(node.value)) {
    const written = text.slice(node.offset, node.offset + node.length)
    return [{ node, code: 'BRAND-54', field, facts: { found: quote(written).slice(1, -1) } }]
  }
  if (node.type === 'string' && String(node.value).length > mostCharacters) {
    const facts = { found: quote(node.value), allowed: String(mostCharacters) }
    return [{ node, code: 'BRAND-55', field, facts }]
  }
  return []
}

const onKeys = (object: Node, path: string): readonly TreeProblem[] => {
  const seen = new Set<string>()
  return (object.children ?? []).flatMap((node): readonly TreeProblem[] => {
    const key = keyOf(node)
    const isTwice = seen.has(key)
    seen.add(key)
    const place = { node, field: joined(path, key), facts: { found: quote(key) } }
    if (isTwice) return [{ ...place, code: 'BRAND-53' }]
    return key === '__proto__' ? [{ ...place, code: 'BRAND-56' }] : []
  })
}

const within = (node: Node, path: string, text: string): readonly TreeProblem[] => {
  const children = node.children ?? []
  if (node.type === 'array') {
    return children.flatMap((child, index) => within(child, joined(path, String(index)), text))
  }
  if (node.type !== 'object') return onLeaf(node, path, text)
  return [
    ...onKeys(node, path),
    ...children.flatMap((property) => {
      const value = property.children?.[1]
      return value === undefined ? [] : within(value, joined(path, keyOf(property)), text)
    }),
  ]
}

const countNodes = (node: Node): number =>
  (node.children ?? []).reduce((sum, child) => sum + countNodes(child), 1)

/** Problems of a document without syntax errors. @param root its tree, of limited depth */
export function treeProblems(root: Node, text: string): readonly TreeProblem[] {
  if (countNodes(root) <= mostNodes) return within(root, '', text)
  const facts = { found: `more than ${mostNodes} keys and values` }
  return [{ node: root, code: 'BRAND-52', field: '', facts }]
}
