import type { Plugin } from 'vite'
import { cut, type Place, type Program, walk, withComma } from './syntaxTree.ts'

/** Parts of zod that a browser never runs, with what stands for each. */
const standIns: readonly (readonly [file: RegExp, code: string])[] = [
  // Descriptions of schemas are made by the server.
  [/\/zod\/v4\/core\/json-schema-processors\.js$/, 'const none = () => {};'],
  [/\/zod\/v4\/core\/to-json-schema\.js$/, 'const none = () => {};'],
  // Members read the words of an error code, not those of zod.
  [/\/zod\/v4\/locales\/en\.js$/, 'const none = () => ({ localeError: () => "" });'],
  // Writes the code of compiled schemas, which `jitless` switches off.
  [/\/zod\/v4\/core\/doc\.js$/, 'const none = class {};'],
  // Remembers what a value refers to, for values that contain themselves: JSON has none.
  [/\/zod\/v4\/core\/memoizer\.js$/, 'const none = () => undefined;'],
]

/** Methods that no schema of the browser's code calls, by the constructor that has them; `own` are all its own. */
const unused: Readonly<Record<string, 'own' | readonly string[]>> = {
  ZodType: [
    ...['with', 'register', 'exactOptional', 'nonoptional', 'or', 'and', 'readonly'],
    ...['meta', 'isOptional', 'isNullable', 'parseAsync', 'safeParseAsync', 'spa', 'description'],
    ...['validate', 'validateAsync', 'encode', 'decode', 'encodeAsync', 'decodeAsync'],
    ...['safeEncode', 'safeDecode', 'safeEncodeAsync', 'safeDecodeAsync', 'toJSONSchema'],
  ],
  // Formats are functions of their own: `z.email()`.
  ZodString: 'own',
  _ZodString: ['lowercase', 'uppercase', 'slugify', 'nonempty'],
  ZodNumber: [
    ...['gt', 'lt', 'safe', 'nonnegative', 'negative', 'nonpositive', 'multipleOf', 'step'],
    'finite',
  ],
  ZodObject: ['catchall', 'passthrough', 'loose', 'strict', 'strip', 'merge', 'exactPartial'],
}

const zodFile = /\/zod\/v4\//
const settingsFile = /\/zod\/v4\/core\/core\.js$/
const classesFile = /\/zod\/v4\/classic\/schemas\.js$/
const settings = 'export const globalConfig = globalThis.__zod_globalConfig;'

/**
 * Schemas look at the settings when they are made, before a module of ours is sure to run. Compiling them needs
 * `new Function`, which the content security policy forbids: even the attempt is reported.
 */
function withoutCompiling(code: string): string {
  if (!code.includes(settings)) throw new Error('zod keeps its settings elsewhere now.')
  return code.replace(settings, `${settings}\nglobalConfig.jitless = true;`)
}

/** The classes of zod without the methods that are not used, and without the compiled kind of objects. */
export function withoutUnused(code: string, program: Program): string {
  const places: Place[] = []
  const found = new Set<string>()
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return true
    const [name, , table] = node.arguments
    if (name?.type !== 'Literal' || typeof name.value !== 'string' || !table) return true
    const { value: owner } = name
    const drops = unused[owner]
    if (drops === undefined) return true
    walk(table, (inner) => {
      if (inner.type !== 'Property' || inner.key.type !== 'Identifier') return true
      if (drops !== 'own' && !drops.includes(inner.key.name)) return true
      found.add(`${owner}.${inner.key.name}`)
      places.push(withComma(code, inner))
      return false
    })
    return false
  })
  for (const [name, drops] of Object.entries(unused))
    for (const method of drops === 'own' ? ['email'] : drops)
      if (!found.has(`${name}.${method}`)) throw new Error(`zod has no ${name}.${method} now.`)
  return cut(code, places).replaceAll('core.$ZodObjectJIT', 'core.$ZodObject')
}

const names = Object.values(unused).flatMap((drops) => (drops === 'own' ? [] : drops))
const unusedCall = new RegExp(`\\)\\s*\\.(${names.join('|')})\\b`)

/** @throws Error when a module with schemas calls a method that is left out */
export function refuseUnused(code: string, id: string): void {
  const [, method] = (/from ['"]zod['"]/.test(code) && unusedCall.exec(code)) || []
  if (method !== undefined)
    throw new Error(`${id} calls ${method} of zod, which leanZod.ts leaves out of the browser.`)
}

const exported = /^export (?:const|function|class) (\w+)/gm

/** Leaves out of the browser's zod what it never runs. */
export const leanZod = (): Plugin => ({
  name: 'bouquet-lean-zod',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/|\/packages\/\w+\/src\/|\/sites\/\w+\// },
    handler(code, id) {
      if (!zodFile.test(id)) {
        refuseUnused(code, id)
        return null
      }
      if (settingsFile.test(id)) return { code: withoutCompiling(code), map: null }
      if (classesFile.test(id)) return { code: withoutUnused(code, this.parse(code)), map: null }
      const standIn = standIns.find(([file]) => file.test(id))?.[1]
      if (standIn === undefined) return null
      const names = [...code.matchAll(exported)].map(([, name = '']) => `none as ${name}`)
      const main = code.includes('export default') ? '\nexport default none' : ''
      return { code: `${standIn}\nexport { ${names.join(', ')} }${main}`, map: null }
    },
  },
})
