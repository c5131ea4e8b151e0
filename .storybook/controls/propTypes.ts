import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describeType } from './describeType.ts'
import type { PropType } from './propType.ts'
import { expandedType, typeText } from './typeText.ts'

const configPath = join(import.meta.dirname, '../tsconfig.json')

/** The compiler options of the repository. */
const compilerOptions = (): ts.CompilerOptions => {
  const { config, error } = ts.readConfigFile(configPath, ts.sys.readFile)
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(configPath), {}, configPath).options
}

interface ComponentPlace {
  /** Path of the module that exports it. */
  readonly module: string
  readonly name: string
}

/** Where a story file imports the `component` of its metadata from; `null` without a component. */
const componentOf = (storyFile: string): ComponentPlace | null => {
  const source = readFileSync(storyFile, 'utf8')
  const name = /^ {2}component: (\w+),$/m.exec(source)?.[1]
  if (name === undefined) return null
  const path = [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']*)'$/gm)].find(([, names]) =>
    names?.split(',').some((each) => each.trim() === name),
  )?.[2]
  if (path === undefined) throw new Error(`${storyFile} does not import ${name}.`)
  return { module: join(dirname(storyFile), path), name }
}

const literalOf = (node: ts.Expression): PropType['defaultValue'] => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (ts.isStringLiteral(node)) return node.text
  return ts.isNumericLiteral(node) ? Number(node.text) : null
}

/** Default values in the parameter of the component, by prop. */
const defaultsOf = (signature: ts.Signature): ReadonlyMap<string, PropType['defaultValue']> => {
  const pattern = signature.getDeclaration().parameters[0]?.name
  if (pattern === undefined || !ts.isObjectBindingPattern(pattern)) return new Map()
  return new Map(
    pattern.elements.flatMap(({ propertyName, name, initializer }) =>
      initializer === undefined
        ? []
        : [[(propertyName ?? name).getText().replaceAll("'", ''), literalOf(initializer)]],
    ),
  )
}

const isLibrary = (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.includes('/node_modules/')

/** Reads the props of the component of each story file from their types. */
export class PropTypeReader {
  readonly #places: ReadonlyMap<string, ComponentPlace | null>
  readonly #program: ts.Program
  readonly #checker: ts.TypeChecker

  constructor(storyFiles: readonly string[]) {
    this.#places = new Map(storyFiles.map((file) => [file, componentOf(file)]))
    const modules = [...this.#places.values()].flatMap((place) => place?.module ?? [])
    this.#program = ts.createProgram(modules, { ...compilerOptions(), types: [], noEmit: true })
    this.#checker = this.#program.getTypeChecker()
  }

  /** Empty for a story file without a component. */
  propsOf(storyFile: string): readonly PropType[] {
    const place = this.#places.get(storyFile) ?? null
    if (place === null) return []
    const signature = this.#typeOf(place).getCallSignatures()[0]
    const props = signature?.getParameters()[0]
    if (signature === undefined || props === undefined) return []
    const defaults = defaultsOf(signature)
    const concrete = this.#withoutParameters(signature)
    return this.#checker
      .getTypeOfSymbol(props)
      .getProperties()
      .filter(({ declarations }) => declarations?.some((each) => !isLibrary(each)) === true)
      .map((prop) => this.#describe(prop, defaults.get(prop.name) ?? null, concrete))
  }

  #typeOf({ module, name }: ComponentPlace): ts.Type {
    const file = this.#program.getSourceFile(module)
    const symbol = file && this.#checker.getSymbolAtLocation(file)
    const exported =
      symbol && this.#checker.getExportsOfModule(symbol).find((each) => each.name === name)
    if (exported === undefined) throw new Error(`${module} does not export ${name}.`)
    return this.#checker.getTypeOfSymbol(
      (exported.flags & ts.SymbolFlags.Alias) === 0
        ? exported
        : this.#checker.getAliasedSymbol(exported),
    )
  }

  /** Writes the constraint in the place of each type parameter: `string` for `Id extends string`. */
  #withoutParameters(signature: ts.Signature): (text: string) => string {
    const checker = this.#checker
    const constraints = (signature.getTypeParameters() ?? []).map((parameter) => {
      const constraint = checker.getBaseConstraintOfType(parameter)
      const text = constraint === undefined ? 'unknown' : checker.typeToString(constraint)
      return [new RegExp(`\\b${parameter.symbol.name}\\b`, 'g'), text] as const
    })
    return (text) => constraints.reduce((all, [name, value]) => all.replace(name, value), text)
  }

  #describe(
    prop: ts.Symbol,
    defaultValue: PropType['defaultValue'],
    concrete: (text: string) => string,
  ): PropType {
    const checker = this.#checker
    const type = checker.getTypeOfSymbol(prop)
    const { kind, valueType } = describeType(checker, type, prop)
    const shape = kind === 'data' ? expandedType(checker, type) : null
    return {
      name: prop.name,
      kind,
      isRequired: (prop.flags & ts.SymbolFlags.Optional) === 0,
      summary: concrete(typeText(checker, type, prop)),
      shape: shape === null ? null : concrete(shape),
      description: ts.displayPartsToString(prop.getDocumentationComment(checker)),
      defaultValue,
      valueType,
    }
  }
}
