/** One gap or fault in a text, in words for whoever mends it. */
export interface Problem {
  readonly locale: string
  readonly namespace: string
  readonly key: string
  readonly what: string
}

/** A line for each problem, under a heading for each locale and namespace. */
export function report(problems: readonly Problem[]): string {
  const groups = Map.groupBy(problems, ({ locale, namespace }) => `${locale} ${namespace}`)
  return [...groups]
    .map(([name, group]) => {
      const lines = group.map(({ key, what }) => `  ${key}: ${what}`)
      return `${name} (${group.length})\n${lines.join('\n')}`
    })
    .join('\n')
}
