import { type Brand, withoutWww } from '@bouquet/theme'
import type { Config } from '../config.ts'

/** The current brands of this installation. */
export interface Brands {
  /** The brand that serves a host name (without port), or undefined. */
  byHost(host: string): Brand | undefined
  byId(id: string): Brand | undefined
  all(): readonly Brand[]
}

/**
 * Whether a brand is served on a host: one of its domains, with or without `www.`, or `<id>.localhost` if
 * enabled.
 */
export function servesHost(
  brand: Brand,
  host: string,
  { localHosts }: Pick<Config, 'localHosts'>,
): boolean {
  const plain = withoutWww(host)
  return (
    brand.domains.some((domain) => withoutWww(domain) === plain) ||
    (localHosts && plain === `${brand.id}.localhost`)
  )
}

/**
 * The origin of a brand: its first domain over TLS, or `<id>.localhost` in a demo. Links in emails use it,
 * and never the host of a request, which the client chooses.
 */
export const originOf = (
  { demo, sitePort }: Pick<Config, 'demo' | 'sitePort'>,
  { id, domains: [domain = `${id}.localhost`] }: Pick<Brand, 'id' | 'domains'>,
): string => (demo ? `http://${id}.localhost:${sitePort}` : `https://${domain}`)
