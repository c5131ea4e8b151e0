const bareImport = /^import '(.*\.vanilla\.css)';/gm

/** The part of a Vite plugin that this one uses. */
interface StylePlugin {
  readonly name: string
  transform(code: string, id: string): { code: string; map: { mappings: '' } } | undefined
}

/**
 * Runs after the plugin of vanilla-extract, which quotes paths of styles with apostrophes but does not escape them.
 * Without it, a checkout in a folder with an apostrophe does not compile.
 */
export function quoteStyleImports(): StylePlugin {
  return {
    name: 'bouquet:quote-style-imports',
    transform(code, id) {
      if (!id.includes("'") || !/\.css\.ts(?:\?|$)/.test(id)) return
      const quoted = code.replace(
        bareImport,
        (_, path: string) => `import ${JSON.stringify(path)};`,
      )
      return { code: quoted, map: { mappings: '' } }
    },
  }
}
