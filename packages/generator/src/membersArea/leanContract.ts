import type { Plugin } from 'vite'
import { cut, type Node, type Place, type Program, walk, withComma } from './syntaxTree.ts'

const sources = /\/packages\/contract\/src\/.*\.ts$/

/** What the server alone reads of a call and of an error code, by the files that say it. */
const ofServer: readonly (readonly [file: RegExp, names: readonly string[]])[] = [
  [/calls\.ts$/, ['purpose', 'access', 'query', 'headers', 'body']],
  [/\/core\/errors\.ts$/, ['status', 'why']],
]

/** The contract without descriptions and without what the server alone reads. */
export function withoutServerParts(code: string, program: Program, id: string): string {
  const names = ofServer.find(([file]) => file.test(id))?.[1] ?? []
  const places: Place[] = []
  walk(program, (node) => {
    if (
      node.type === 'Property' &&
      node.key.type === 'Identifier' &&
      names.includes(node.key.name)
    ) {
      places.push(withComma(code, node))
      return false
    }
    const schema = describedBy(node)
    if (schema) places.push({ start: schema.end, end: node.end })
    return true
  })
  return cut(code, places)
}

/** The schema that a call of `describe` describes. */
const describedBy = (node: Node): Node | null =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  node.callee.property.name === 'describe'
    ? node.callee.object
    : null

/** Marks each schema, so that the bundler leaves out those that nobody uses. */
export function withPureSchemas(code: string, program: Program): string {
  const starts: Place[] = program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ init }) => (init && makesCalls(init) ? [init] : []))
  })
  return starts.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/*@__PURE__*/ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  )
}

/** Whether evaluating it makes a call; what a function does later does not count. */
function makesCalls(init: Node): boolean {
  let found = false
  walk(init, (node) => {
    if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return false
    if (node.type === 'CallExpression' || node.type === 'NewExpression') found = true
    return !found
  })
  return found
}

/** Leaves out of the browser's contract what it never reads. */
export const leanContract = (): Plugin => ({
  name: 'bouquet-lean-contract',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: sources },
    handler(code, id) {
      const parse = (text: string) => this.parse(text, { lang: 'ts' })
      const less = withoutServerParts(code, parse(code), id)
      return { code: withPureSchemas(less, parse(less)), map: null }
    },
  },
})
