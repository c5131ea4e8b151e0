import {
  createScanner,
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import {
  type BrandFault,
  brandFault,
  type FaultCode,
  type FaultFacts,
  mostFaults,
} from './faults.ts'
import { shown } from './shown.ts'
import { treeProblems } from './treeProblems.ts'

/** Line of a field, or of the nearest object around it, counted from 1. */
export type LineAt = (path: readonly PropertyKey[]) => number

/** The text of a brand or company file, read as JSON with comments and trailing commas. */
export interface ThemeDocument {
  /** What could be read; objects in it have no prototype. With faults it is incomplete. */
  readonly content: unknown
  readonly faults: readonly BrandFault[]
  readonly lineAt: LineAt
}

/** A brand file has five levels; the parser calls itself for each. */
const mostLevels = 32

const opening = /[{[]/
const closing = /[}\]]/

/** Where the brackets of a text are nested more deeply than any file needs. */
const tooDeep = (text: string): number | null => {
  const scanner = createScanner(text, true)
  let levels = 0
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset()
    const first = text.charAt(offset)
    if (opening.test(first)) levels++
    if (closing.test(first)) levels--
    if (levels > mostLevels) return offset
  }
  return null
}

const syntaxErrors: Readonly<Partial<Record<ReturnType<typeof printParseErrorCode>, string>>> = {
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'something follows the closing }',
  UnexpectedEndOfComment: 'a comment has no end',
  UnexpectedEndOfString: 'a text has no closing double quote',
  UnexpectedEndOfNumber: 'a number is not complete',
  InvalidUnicode: 'an escape \\u needs four hexadecimal digits',
  InvalidEscapeCharacter: 'an escape is none that JSON knows',
  InvalidCharacter: 'a control character must be written as an escape',
}

const syntaxError = (text: string, { error, offset, length }: ParseError): string =>
  syntaxErrors[printParseErrorCode(error)] ??
  `${shown(text.slice(offset, offset + length))} is not JSON`

const lineBreak = /\r\n|\r|\n/g

const lineOf = (text: string, offset: number): number =>
  (text.slice(0, offset).match(lineBreak)?.length ?? 0) + 1

/** A key's line rather than its value's. */
const startOf = (node: Node): number =>
  node.parent?.type === 'property' ? node.parent.offset : node.offset

const nodeAt = (root: Node, path: readonly PropertyKey[]): Node =>
  findNodeAtLocation(
    root,
    path.filter((key) => typeof key !== 'symbol'),
  ) ?? (path.length === 0 ? root : nodeAt(root, path.slice(0, -1)))

/** @param name the file's name in messages */
export const readDocument = (text: string, name: string): ThemeDocument => {
  const fault = (
    offset: number,
    code: FaultCode,
    facts: Partial<FaultFacts>,
    field = '',
  ): BrandFault => brandFault(code, { file: name, line: lineOf(text, offset), field }, facts)
  const unread = (...faults: readonly BrandFault[]): ThemeDocument => ({
    content: undefined,
    faults,
    lineAt: () => 1,
  })
  const treeFaults = (root: Node): readonly BrandFault[] =>
    root.type === 'object'
      ? treeProblems(root, text)
          .slice(0, mostFaults)
          .map(({ node, code, field, facts }) => fault(startOf(node), code, facts, field))
      : [fault(root.offset, 'BRAND-03', { found: shown(getNodeValue(root)) })]

  const deep = tooDeep(text)
  if (deep !== null) {
    return unread(fault(deep, 'BRAND-52', { found: `more than ${mostLevels} levels of brackets` }))
  }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true })
  const [error] = errors
  const syntaxFaults = errors
    .slice(0, 1)
    .map((first) => fault(first.offset, 'BRAND-01', { found: syntaxError(text, first) }))
  if (root === undefined) {
    const isEmpty = error === undefined || printParseErrorCode(error.error) === 'ValueExpected'
    return unread(...(isEmpty ? [fault(0, 'BRAND-03', { found: 'nothing' })] : syntaxFaults))
  }
  return {
    content: getNodeValue(root),
    faults: error === undefined ? treeFaults(root) : syntaxFaults,
    lineAt: (path) => lineOf(text, startOf(nodeAt(root, path))),
  }
}
