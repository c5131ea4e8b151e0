const placeholder = /\{\{-?\s*(?<name>[^},\s]+)[^}]*\}\}/g

/** Names between double braces. */
export const variablesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(placeholder)].map((match) => match.groups?.['name'] ?? ''))

/** Says which variables a text lacks or has beyond those that it may use. */
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

/** Words that are left to translate once the variables are taken out. */
export const wordsIn = (text: string): number =>
  text.replaceAll(placeholder, ' ').match(/\p{L}+/gu)?.length ?? 0
