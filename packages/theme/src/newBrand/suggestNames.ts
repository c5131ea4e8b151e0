import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import { readDomain } from '../brand/domain.ts'
import { toSlug } from '../load/nearest.ts'

/** What a domain suggests for a new brand. */
export interface SuggestedNames {
  /** The domain as it is written in a brand file. */
  readonly domain: string
  /** File name and local host. */
  readonly id: string
  /** Name that people read. */
  readonly name: string
}

/** Reads the names of a brand from its domain, or null when the text is not a public host name. */
export function suggestNames(text: string): SuggestedNames | null {
  const reading = readDomain(text)
  if (reading.kind !== 'domain') return null
  const { domainWithoutSuffix } = parse(reading.domain, { allowPrivateDomains: true })
  const words = domainToUnicode(domainWithoutSuffix ?? reading.domain)
    .split('-')
    .filter(Boolean)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return {
    domain: reading.domain,
    id: toSlug(withoutAccents(words.join('-'))),
    name: name.slice(0, 40),
  }
}

const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{Mark}/gu, '')
