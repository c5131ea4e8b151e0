import ts from 'typescript'

/** The frontmatter and the scripts of an Astro file. */
const codeOf = (text, file) =>
  file.endsWith('.astro')
    ? [/^---\n([\s\S]*?)\n---/.exec(text)?.[1], ...scriptsOf(text)].join('\n')
    : text

const scriptsOf = (text) =>
  [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code)

/** What a file imports when it runs; imports of types do not count. */
export function importsOf(text, file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, codeOf(text, file), ts.ScriptTarget.Latest, true, kind)
  const found = []
  const look = (node) => {
    const isType = node.isTypeOnly || node.importClause?.isTypeOnly
    const isDynamic =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    const wanted = isDynamic ? node.arguments[0] : node.moduleSpecifier
    if (wanted && !isType && ts.isStringLiteral(wanted)) found.push(wanted.text)
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}
