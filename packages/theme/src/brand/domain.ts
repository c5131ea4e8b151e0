import { getPublicSuffix, parse } from 'tldts'

/** A public host name, normalised for comparison. */
interface ReadDomain {
  readonly kind: 'domain'
  /** Lower case, punycode, no final dot. */
  readonly domain: string
}

/**
 * `malformed`: not a host name. `address`: an IP address, in any notation. `local`: `localhost` or a subdomain
 * of it. `single`: one label, such as `rose`. `suffix`: a public suffix, such as `co.uk`.
 */
export type DomainReading =
  | ReadDomain
  | { readonly kind: 'malformed' | 'address' | 'local' | 'single' | 'suffix' }

const longest = 253
/** Characters that end the host in a URL, or are percent-decoded in it. */
const outsideHost = /[\s/\\?#@:%<>^|[\]]/
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
const ipAddress = /^[0-9.]+$|^\[?[0-9a-f]*:[0-9a-f:.]*\]?$/i

/**
 * The host as browsers request it, or null. Uses the URL class, which works the same in Node and in browsers.
 */
const hostOf = (text: string): string | null => {
  try {
    return new URL(`http://${text}/`).hostname.replace(/\.$/, '')
  } catch {
    return null
  }
}

/** Parses a host name from a brand file: in any case and script, with or without a final dot. */
export function readDomain(text: string): DomainReading {
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

/** The normalised host name, or the text itself when it is not one. */
export function normalizeDomain(text: string): string {
  const reading = readDomain(text)
  return reading.kind === 'domain' ? reading.domain : text
}

/** The host name without a leading `www.`: a server answers on both. */
export function withoutWww(domain: string): string {
  return domain.replace(/^www\./, '')
}

/** The public suffix of a host name, for example `co.uk`. */
export function publicSuffixOf(domain: string): string {
  return getPublicSuffix(domain, { allowPrivateDomains: true }) ?? 'example'
}
