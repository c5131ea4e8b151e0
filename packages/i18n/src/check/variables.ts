const placeholder = /\{\{-?\s*(?<name>[^},\s]+)[^}]*\}\}/g

/** Variable names in double braces. */
export const variablesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(placeholder)].map((match) => match.groups?.['name'] ?? ''))

/** Lists the variables that are missing or not allowed. */
export function variableFaults(
  text: string,
  needed: ReadonlySet<string>,
  allowed: ReadonlySet<string>,
): string[] {
  const used = variablesIn(text)
  const lost = [...needed.difference(used)].map((name) => `lacks {{${name}}}`)
  const strange = [...used.difference(allowed)].map((name) => `has an unknown {{${name}}}`)
  return [...lost, ...strange]
}

/** The words of a text without its variables. */
export const wordsIn = (text: string): number =>
  text.replaceAll(placeholder, ' ').match(/\p{L}+/gu)?.length ?? 0
