import { type ResolveFnOutput, registerHooks } from 'node:module'

const drizzleModule = /\/node_modules\/drizzle-orm\/.*\.js$/

/**
 * Resolves Drizzle's modules without its package.json of 180 kB, which Node parses again for each of some 200 imports:
 * half of the processor time of a start. Call it before anything imports Drizzle.
 */
export function resolveDrizzleOnce(): void {
  const resolved = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL = '', conditions } = context
      if (specifier.startsWith('.') && drizzleModule.test(parentURL)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      }
      if (!specifier.startsWith('drizzle-orm') || !conditions.includes('import')) {
        return nextResolve(specifier, context)
      }
      const known = resolved.get(specifier)
      if (known) return { ...known, shortCircuit: true }
      const found = nextResolve(specifier, context)
      resolved.set(specifier, found)
      return found
    },
  })
}
