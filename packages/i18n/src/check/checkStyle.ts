import type { Locale } from '@bouquet/contract'

/** Quotation marks of each language; `locales/README.md` shows them in pairs. */
const quotationMarks: Readonly<Record<Locale, string>> = {
  da: '»«',
  de: '„“',
  en: '“”',
  es: '«»',
  fi: '”',
  fr: '«»',
  it: '«»',
  nb: '«»',
  nl: '“”',
  pl: '„”',
  sv: '”',
}
const anyQuotationMark = /["„“”«»‘‹›]/g

/** Words that address one reader or two in Polish; we write them with a capital. */
const politeWords =
  /(?<!\p{L})(ciebie|ci|cię|tobie|tobą|twój|twoj\p{L}+|twoi\p{L}*|wasz\p{L}*|wam|was)(?!\p{L})/u

/** Demo people write to each other like friends, without the capital. */
const isPrivate = (namespace: string) => namespace === 'personas'

/** What a text has against the style of its language, as far as a computer can tell. */
export function checkStyle(locale: Locale, namespace: string, text: string): string[] {
  const problems: string[] = []
  const foreign = (text.match(anyQuotationMark) ?? []).filter(
    (mark) => !quotationMarks[locale].includes(mark),
  )
  if (foreign.length > 0)
    problems.push(`has quotation marks of another language: ${foreign.join(' ')}`)
  if (/[!¡]/.test(text)) problems.push('has an exclamation mark')
  const small = locale === 'pl' && !isPrivate(namespace) ? politeWords.exec(text) : null
  if (small) problems.push(`addresses the reader in lower case: ${small[0]}`)
  return problems
}
