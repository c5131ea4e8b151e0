import type { Plugin } from 'vite'

/** Parts of zod that a browser never runs, with what stands for each. */
const standIns: readonly (readonly [file: RegExp, code: string])[] = [
  // Descriptions of schemas are made by the server.
  [/\/zod\/v4\/core\/json-schema-processors\.js$/, 'const none = () => {};'],
  [/\/zod\/v4\/core\/to-json-schema\.js$/, 'const none = () => {};'],
  // Members read the words of an error code, not those of zod.
  [/\/zod\/v4\/locales\/en\.js$/, 'const none = () => ({ localeError: () => "" });'],
  // Writes the code of compiled schemas, which `jitless` switches off.
  [/\/zod\/v4\/core\/doc\.js$/, 'const none = class {};'],
]

const settingsFile = /\/zod\/v4\/core\/core\.js$/
const settings = 'export const globalConfig = globalThis.__zod_globalConfig;'

/**
 * Schemas look at the settings when they are made, before a module of ours is sure to run. Compiling them needs
 * `new Function`, which the content security policy forbids: even the attempt is reported.
 */
function withoutCompiling(code: string): string {
  if (!code.includes(settings)) throw new Error('zod keeps its settings elsewhere now.')
  return code.replace(settings, `${settings}\nglobalConfig.jitless = true;`)
}

const exported = /^export (?:const|function|class) (\w+)/gm

/** Leaves out of the browser's zod what it never runs. */
export const leanZod = (): Plugin => ({
  name: 'bouquet-lean-zod',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\// },
    handler(code, id) {
      if (settingsFile.test(id)) return { code: withoutCompiling(code), map: null }
      const standIn = standIns.find(([file]) => file.test(id))?.[1]
      if (standIn === undefined) return null
      const names = [...code.matchAll(exported)].map(([, name = '']) => `none as ${name}`)
      const main = code.includes('export default') ? '\nexport default none' : ''
      return { code: `${standIn}\nexport { ${names.join(', ')} }${main}`, map: null }
    },
  },
})
