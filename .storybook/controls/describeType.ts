import type { SBType } from 'storybook/internal/types'
import ts from 'typescript'
import type { PropKind } from './propType.ts'

interface Description {
  readonly kind: PropKind
  readonly valueType: SBType
}

const plain = (name: 'boolean' | 'string' | 'number' | 'function', kind: PropKind) => ({
  kind,
  valueType: { name },
})

const other = (kind: PropKind, value: string): Description => ({
  kind,
  valueType: { name: 'other', value },
})

/** Types of React by the name in the declaration, since `ReactNode` is a union like any other. */
const reactKinds: readonly (readonly [RegExp, PropKind])[] = [
  [/^(React\.)?ReactNode\b/, 'slot'],
  [/^(React\.)?(ReactElement|JSX\.Element)\b/, 'element'],
  [/^(React\.)?Ref(Object|Callback)?</, 'ref'],
]

/** The type as written where the property is declared. */
export function writtenType(property: ts.Symbol | undefined): string {
  return (
    property?.declarations
      ?.map((declaration) =>
        ts.isPropertySignature(declaration) ? (declaration.type?.getText() ?? '') : '',
      )
      .find((text) => text !== '') ?? ''
  )
}

const isNothing = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void)) !== 0

const hasFlag = ({ flags }: ts.Type, flag: ts.TypeFlags) => (flags & flag) !== 0

/** The members of a union without `null` and `undefined`. */
export function membersOf(type: ts.Type): readonly ts.Type[] {
  return (type.isUnion() ? type.types : [type]).filter((member) => !isNothing(member))
}

const isFromLibrary = (type: ts.Type) =>
  (type.aliasSymbol ?? type.symbol)?.declarations?.every((declaration) =>
    declaration.getSourceFile().fileName.includes('/node_modules/'),
  ) === true

/** Whether any text or number that is typed may be a value: `Href`, or a list of usual texts and any other. */
const isWritable = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.isTypeAssignableTo(type, checker.getStringType()) ||
  checker.isTypeAssignableTo(type, checker.getNumberType())

/** How deep objects are described. Enough for the items of a list and what they hold. */
const deepest = 5

/** The item type of an array or a tuple. */
export function itemOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  return checker.isArrayLikeType(type)
    ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    : undefined
}

const describeObject = (
  checker: ts.TypeChecker,
  members: readonly ts.Type[],
  depth: number,
): Description => {
  if (depth > deepest) return other('data', 'object')
  const entries = members.flatMap((member) =>
    member
      .getProperties()
      .map((property): readonly [string, SBType] => [
        property.name,
        describeType(checker, checker.getTypeOfSymbol(property), property, depth + 1).valueType,
      ]),
  )
  return { kind: 'data', valueType: { name: 'object', value: Object.fromEntries(entries) } }
}

/**
 * Tells what kind of value a type holds.
 * @param property where the type is written, since aliases of unions are lost in optional properties
 */
export function describeType(
  checker: ts.TypeChecker,
  type: ts.Type,
  property?: ts.Symbol,
  depth = 0,
): Description {
  const written = writtenType(property)
  if (type.isTypeParameter()) {
    const constraint = checker.getBaseConstraintOfType(type)
    if (constraint !== undefined) return describeType(checker, constraint, undefined, depth)
  }
  const react = reactKinds.find(([pattern]) => pattern.test(written))
  if (react !== undefined) return other(react[1], written.replace(/ \| undefined$/, ''))
  const members = membersOf(type).map(
    (member) => (member.isTypeParameter() && checker.getBaseConstraintOfType(member)) || member,
  )
  const [first] = members
  const every = (flag: ts.TypeFlags) => members.every((member) => hasFlag(member, flag))
  if (first === undefined || hasFlag(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown))
    return other('unknown', 'unknown')
  if (every(ts.TypeFlags.BooleanLike)) return plain('boolean', 'boolean')
  if (every(ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral)) {
    const value = members.flatMap((member) => (member.isLiteral() ? [member.value] : []))
    const options = value.filter((each) => typeof each === 'string' || typeof each === 'number')
    return { kind: 'choice', valueType: { name: 'enum', value: options } }
  }
  if (every(ts.TypeFlags.NumberLike)) return plain('number', 'number')
  if (members.every((member) => isWritable(checker, member))) return plain('string', 'text')
  if (members.some((member) => member.getCallSignatures().length > 0))
    return plain('function', 'function')
  if (!every(ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
    // One value or several: 40, or [30, 40].
    const isData = every(ts.TypeFlags.NumberLike | ts.TypeFlags.StringLike | ts.TypeFlags.Object)
    return other(isData ? 'data' : 'unknown', written)
  }
  const item = itemOf(checker, first)
  if (item !== undefined) {
    const { valueType } = describeType(checker, item, undefined, depth + 1)
    const kind = valueType.name === 'enum' ? 'choices' : 'data'
    return { kind, valueType: { name: 'array', value: valueType } }
  }
  return isFromLibrary(first) && !first.symbol?.name.startsWith('__')
    ? describeObject(checker, members, deepest)
    : describeObject(checker, members, depth)
}
