import type { Locale } from '@bouquet/contract'
import { dialableNumber } from '../format/index.ts'
import type { LegalVariables } from './facts.ts'
import type { LegalSpan } from './legalPage.ts'

/**
 * A variable, `{{city}}`, or a link: to another legal page, `[our terms](terms)`, or to the members area,
 * `[your reports](/complaints)`.
 */
const mark = /\{\{(?<name>\w+)\}\}|\[(?<words>[^\]]+)\]\((?<target>\/?[\w/?=-]+)\)/g

/** Fills in a text without links, such as a title. */
export function fillText(text: string, variables: LegalVariables): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => factOf(name, variables))
}

/** Fills in a text; e-mail addresses, phone numbers and page names become links. */
export function fillSpans(text: string, variables: LegalVariables, locale: Locale): LegalSpan[] {
  const spans: LegalSpan[] = []
  let plain = ''
  let end = 0
  const link = (span: LegalSpan) => {
    if (plain) spans.push({ text: plain })
    plain = ''
    spans.push(span)
  }
  for (const match of text.matchAll(mark)) {
    plain += text.slice(end, match.index)
    end = match.index + match[0].length
    const { name, words, target = '' } = match.groups ?? {}
    if (words) link({ text: fillText(words, variables), href: hrefOf(target, locale) })
    else if (name === 'supportEmail') link(mail(factOf(name, variables)))
    else if (name === 'supportPhone') link(phone(factOf(name, variables)))
    else if (name) plain += factOf(name, variables)
  }
  plain += text.slice(end)
  if (plain) spans.push({ text: plain })
  return spans
}

/** The members area answers in the visitor's language without a locale in the path. */
const hrefOf = (target: string, locale: Locale): string =>
  target.startsWith('/') ? target : `/${locale}/pages/${target}`

const mail = (address: string): LegalSpan => ({ text: address, href: `mailto:${address}` })

/** The phone number without dashes and spaces, for `tel:` links. */
const phone = (written: string): LegalSpan => ({
  text: written,
  href: `tel:${dialableNumber(written)}`,
})

function factOf(name: string, variables: LegalVariables): string {
  const value = variables[name]
  if (value === undefined) throw new Error(`A legal text asks for an unknown {{${name}}}.`)
  return value
}
