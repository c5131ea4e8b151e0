/** A problem of a translation, with a text for translators. */
export interface Problem {
  readonly locale: string
  readonly namespace: string
  readonly key: string
  readonly what: string
}

/** Formats problems as lines, grouped by locale and namespace. */
export function report(problems: readonly Problem[]): string {
  const groups = Map.groupBy(problems, ({ locale, namespace }) => `${locale} ${namespace}`)
  return [...groups]
    .map(([name, group]) => {
      const lines = group.map(({ key, what }) => `  ${key}: ${what}`)
      return `${name} (${group.length})\n${lines.join('\n')}`
    })
    .join('\n')
}
