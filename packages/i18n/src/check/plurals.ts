const suffix = /^(?<base>.+)_(?<form>zero|one|two|few|many|other)$/

/** Splits the key of a plural form; a suffix counts as a plural form only when the `_other` key exists. */
export function pluralForm(key: string, keys: ReadonlySet<string>) {
  const { base, form } = suffix.exec(key)?.groups ?? {}
  if (base === undefined || form === undefined || !keys.has(`${base}_other`)) return undefined
  return { base, form }
}

/** The keys that a locale needs for the keys of English. */
export function requiredKeys(english: ReadonlySet<string>, tag: string): Set<string> {
  const required = new Set<string>()
  for (const key of english) {
    const plural = pluralForm(key, english)
    if (!plural || plural.form === 'zero') required.add(key)
    else for (const form of formsOf(plural.base, tag)) required.add(`${plural.base}_${form}`)
  }
  return required
}

function formsOf(base: string, tag: string): readonly string[] {
  const type = base.endsWith('_ordinal') ? 'ordinal' : 'cardinal'
  return new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories
}
