const placeholder = /\{\{-?\s*(?<name>[^},\s]+)[^}]*\}\}/g

/** Variable names in double braces. */
export function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(placeholder)].map((match) => match.groups?.['name'] ?? ''))
}

/** Lists the variables that are missing or not allowed. */
export function variableProblems(
  text: string,
  needed: ReadonlySet<string>,
  allowed: ReadonlySet<string>,
): string[] {
  const used = variablesIn(text)
  const missing = [...needed.difference(used)].map((name) => `lacks {{${name}}}`)
  const unknown = [...used.difference(allowed)].map((name) => `has an unknown {{${name}}}`)
  return [...missing, ...unknown]
}

/** The number of words in a text without its variables. */
export function countWords(text: string): number {
  return text.replaceAll(placeholder, ' ').match(/\p{L}+/gu)?.length ?? 0
}

/** Tags such as `<terms>`, in alphabetical order; a text without one loses its link. */
export function tagsIn(text: string): string {
  return [...text.matchAll(/<\/?[a-z]+>/g)]
    .map(([tag]) => tag)
    .toSorted()
    .join(' ')
}
