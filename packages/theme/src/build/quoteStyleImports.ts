const bareImport = /^import '(.*\.vanilla\.css)';/gm

/** A plugin of Vite, by what this one has of it. */
interface StylePlugin {
  readonly name: string
  transform(code: string, id: string): { code: string; map: { mappings: '' } } | undefined
}

/**
 * Stands behind the plugin of vanilla-extract, which writes the paths of its styles between apostrophes as they are: a
 * checkout in a folder with an apostrophe would not compile.
 */
export const quoteStyleImports = (): StylePlugin => ({
  name: 'bouquet:quote-style-imports',
  transform(code, id) {
    if (!id.includes("'") || !/\.css\.ts(?:\?|$)/.test(id)) return
    const quoted = code.replace(bareImport, (_, path: string) => `import ${JSON.stringify(path)};`)
    return { code: quoted, map: { mappings: '' } }
  },
})
