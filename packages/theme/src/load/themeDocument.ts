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
  createDiagnostic,
  type Diagnostic,
  type DiagnosticCode,
  maxDiagnostics,
} from './diagnostics.ts'
import type { DiagnosticFacts } from './diagnosticTexts.ts'
import { quote } from './quote.ts'
import { treeProblems } from './treeProblems.ts'

/** Line of a field, or of the nearest object around it, from 1. */
export type LineAt = (path: readonly PropertyKey[]) => number

/** A brand or company file, parsed as JSON with comments and trailing commas. */
export interface ThemeDocument {
  /** The parsed content; its objects have no prototype. Incomplete when there are diagnostics. */
  readonly content: unknown
  readonly diagnostics: readonly Diagnostic[]
  readonly lineAt: LineAt
}

/** Limits recursion of the parser. A brand file has five levels. */
const mostLevels = 32

const opening = /[{[]/
const closing = /[}\]]/

/** The offset at which brackets are nested too deeply, or null. */
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
  `${quote(text.slice(offset, offset + length))} is not JSON`

const lineBreak = /\r\n|\r|\n/g

const lineOf = (text: string, offset: number): number =>
  (text.slice(0, offset).match(lineBreak)?.length ?? 0) + 1

/** The offset of a property's key instead of its value. */
const startOf = (node: Node): number =>
  node.parent?.type === 'property' ? node.parent.offset : node.offset

const nodeAt = (root: Node, path: readonly PropertyKey[]): Node =>
  findNodeAtLocation(
    root,
    path.filter((key) => typeof key !== 'symbol'),
  ) ?? (path.length === 0 ? root : nodeAt(root, path.slice(0, -1)))

/** @param name the file's name in messages */
export function readDocument(text: string, name: string): ThemeDocument {
  const diagnostic = (
    offset: number,
    code: DiagnosticCode,
    facts: Partial<DiagnosticFacts>,
    field = '',
  ): Diagnostic => createDiagnostic(code, { file: name, line: lineOf(text, offset), field }, facts)
  const unread = (...diagnostics: readonly Diagnostic[]): ThemeDocument => ({
    content: undefined,
    diagnostics,
    lineAt: () => 1,
  })
  const treeDiagnostics = (root: Node): readonly Diagnostic[] =>
    root.type === 'object'
      ? treeProblems(root, text)
          .slice(0, maxDiagnostics)
          .map(({ node, code, field, facts }) => diagnostic(startOf(node), code, facts, field))
      : [diagnostic(root.offset, 'BRAND-03', { found: quote(getNodeValue(root)) })]

  const deep = tooDeep(text)
  if (deep !== null) {
    return unread(
      diagnostic(deep, 'BRAND-52', { found: `more than ${mostLevels} levels of brackets` }),
    )
  }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true })
  const [error] = errors
  const syntaxDiagnostics = errors
    .slice(0, 1)
    .map((first) => diagnostic(first.offset, 'BRAND-01', { found: syntaxError(text, first) }))
  if (root === undefined) {
    const isEmpty = error === undefined || printParseErrorCode(error.error) === 'ValueExpected'
    return unread(
      ...(isEmpty ? [diagnostic(0, 'BRAND-03', { found: 'nothing' })] : syntaxDiagnostics),
    )
  }
  return {
    content: getNodeValue(root),
    diagnostics: error === undefined ? treeDiagnostics(root) : syntaxDiagnostics,
    lineAt: (path) => lineOf(text, startOf(nodeAt(root, path))),
  }
}
