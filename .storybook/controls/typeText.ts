import ts from 'typescript'
import { itemOf, membersOf, writtenType } from './describeType.ts'

const format =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

const tidy = (text: string) =>
  text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\breadonly (?=[\w({[])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\(?\| /, '')
    .replace(/ \| undefined\b/g, '')

const isLiteralUnion = (type: ts.Type) => {
  const members = membersOf(type)
  return (
    members.length > 1 &&
    members.every(
      (member) => member.isLiteral() || (member.flags & ts.TypeFlags.BooleanLiteral) !== 0,
    )
  )
}

const mayBeNull = (type: ts.Type) =>
  type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0)

const isBoolean = (type: ts.Type) =>
  membersOf(type).every(({ flags }) => (flags & ts.TypeFlags.BooleanLike) !== 0)

/** Literals longer than this in all are named, not listed. */
const longest = 220

/** Signatures longer than this are shown as written, with the names of their types. */
const brief = 80

const literalsOf = (checker: ts.TypeChecker, type: ts.Type) =>
  membersOf(type)
    .map((member) => checker.typeToString(member, undefined, format))
    .join(' | ')

/** A type in one line: as written, but with the choices of an enumeration instead of its name. */
export function typeText(checker: ts.TypeChecker, type: ts.Type, property: ts.Symbol): string {
  const printed = tidy(checker.typeToString(type, undefined, format))
  const isCallable = membersOf(type).some((member) => member.getCallSignatures().length > 0)
  const isBrief = isCallable && printed.length < brief
  const written = type.isTypeParameter() || isBrief ? printed : tidy(writtenType(property))
  const hasNull = mayBeNull(type)
  if (isBoolean(type)) return hasNull ? 'boolean | null' : 'boolean'
  if (isLiteralUnion(type)) {
    const listed = literalsOf(checker, type)
    if (listed.length <= longest) return hasNull ? `${listed} | null` : listed
  }
  const [tuple] = membersOf(type).filter((member) => checker.isTupleType(member))
  if (tuple !== undefined)
    return tidy(checker.typeToString(tuple, undefined, format | ts.TypeFormatFlags.InTypeAlias))
  const text = written === '' ? printed : written
  return text.replace(/^\((.*=>[^|]*)\)$/, '$1')
}

const isNamedObject = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
  type.getCallSignatures().length === 0 &&
  type.getProperties().length > 0

const isDeclaredByUs = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  ) === true

/** Also a type that zod infers from a schema of ours: its members are declared in the schema. */
const isOurs = (type: ts.Type): boolean =>
  (type.isIntersection() && type.types.some(isOurs)) ||
  isDeclaredByUs(type.aliasSymbol ?? type.symbol) ||
  type.getProperties().some(isDeclaredByUs)

const indent = (text: string) => text.replaceAll('\n', '\n  ')

const linesOf = (checker: ts.TypeChecker, type: ts.Type, depth: number): string => {
  const lines = type.getProperties().map((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
    const value = checker.getTypeOfSymbol(property)
    const inner = depth > 0 ? expandedAt(checker, value, depth - 1) : null
    const text =
      inner === null
        ? typeText(checker, value, property)
        : `${inner}${mayBeNull(value) ? ' | null' : ''}`
    return `  ${property.name}${isOptional ? '?' : ''}: ${indent(text)}`
  })
  return `{\n${lines.join('\n')}\n}`
}

const expandedAt = (checker: ts.TypeChecker, type: ts.Type, depth: number): string | null => {
  const members = membersOf(type)
  const [first] = members
  if (first === undefined) return null
  const item = members.length === 1 ? itemOf(checker, first) : undefined
  if (item !== undefined) {
    const inner = expandedAt(checker, item, depth)
    return inner === null ? null : `${inner.includes(' | {') ? `(${inner})` : inner}[]`
  }
  if (!members.every((member) => isNamedObject(member) && isOurs(member))) return null
  return members.map((member) => linesOf(checker, member, depth)).join(' | ')
}

/** The members of an object, or of the items of an array, one a line; `null` where a name says it all. */
export function expandedType(checker: ts.TypeChecker, type: ts.Type): string | null {
  return expandedAt(checker, type, 2)
}
