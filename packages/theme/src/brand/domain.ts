import { getPublicSuffix, parse } from 'tldts'

/** A host name that people can visit, in the form in which host names are compared. */
interface ReadDomain {
  readonly kind: 'domain'
  /** Lower case, punycode, no final dot. */
  readonly domain: string
}

/**
 * `malformed`: no host name. `address`: an IP address, in whatever notation. `local`: `localhost`, or a
 * name below it. `single`: one label, as in `rose`. `suffix`: nobody can own it, as in `co.uk`.
 */
export type DomainReading =
  | ReadDomain
  | { readonly kind: 'malformed' | 'address' | 'local' | 'single' | 'suffix' }

const longest = 253
/** Characters that would end the host in an address, or be decoded in it. */
const outsideHost = /[\s/\\?#@:%<>^|[\]]/
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
const ipAddress = /^[0-9.]+$|^\[?[0-9a-f]*:[0-9a-f:.]*\]?$/i

/** The host as browsers ask for it, or null. The URL class does the same in Node and in a browser. */
const hostOf = (text: string): string | null => {
  try {
    return new URL(`http://${text}/`).hostname.replace(/\.$/, '')
  } catch {
    return null
  }
}

/** Reads a host name as a brand file states it: in any case, in any script, with or without a final dot. */
export const readDomain = (text: string): DomainReading => {
  if (text.length > longest + 1) return { kind: 'malformed' }
  if (ipAddress.test(text.trim())) return { kind: 'address' }
  if (outsideHost.test(text)) return { kind: 'malformed' }
  const domain = hostOf(text)
  if (domain === null || domain.length > longest) return { kind: 'malformed' }
  if (ipAddress.test(domain)) return { kind: 'address' }
  const labels = domain.split('.')
  if (!labels.every((part) => label.test(part))) return { kind: 'malformed' }
  if (labels.at(-1) === 'localhost') return { kind: 'local' }
  if (labels.length === 1) return { kind: 'single' }
  const { domain: registered } = parse(domain, { allowPrivateDomains: true })
  return registered === null ? { kind: 'suffix' } : { kind: 'domain', domain }
}

/** The comparable form of a host name, or the text itself where it is none. */
export const normalizeDomain = (text: string): string => {
  const reading = readDomain(text)
  return reading.kind === 'domain' ? reading.domain : text
}

/** What two host names have in common when one server answers on both: `www.` before a name changes nothing. */
export const withoutWww = (domain: string): string => domain.replace(/^www\./, '')

/** The part of a host name below which names can be registered, as in `co.uk`. */
export const publicSuffixOf = (domain: string): string =>
  getPublicSuffix(domain, { allowPrivateDomains: true }) ?? 'example'
