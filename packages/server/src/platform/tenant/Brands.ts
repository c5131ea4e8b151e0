import { type Brand, withoutWww } from '@bouquet/theme'
import type { Diagnostic } from '@bouquet/theme/load'
import type { Config } from '../config.ts'

/** The current brands of this installation. */
export interface Brands {
  /** The brand that serves a host name (without port), or undefined. */
  byHost(host: string): Brand | undefined
  byId(id: string): Brand | undefined
  all(): readonly Brand[]
  /** What is wrong in their files. */
  diagnostics(): readonly Diagnostic[]
}

/** The hosts of a brand, without `www.`: its domains, and `<id>.localhost` if enabled. */
const hostsOf = ({ domains, id }: Brand, { localHosts }: Pick<Config, 'localHosts'>) => [
  ...domains.map(withoutWww),
  ...(localHosts ? [`${id}.localhost`] : []),
]

/** Finds the brand that is served on a host, with or without `www.`. */
export function createHostLookup(
  brands: readonly Brand[],
  config: Pick<Config, 'localHosts'>,
): Brands['byHost'] {
  const index = new Map(
    brands.toReversed().flatMap((brand) => hostsOf(brand, config).map((host) => [host, brand])),
  )
  return (host) => index.get(withoutWww(host))
}

/**
 * The origin of a brand: its first domain over TLS, or `<id>.localhost` in a demo. Links in emails use it,
 * and never the host of a request, which the client chooses.
 */
export function originOf(
  { demo, sitePort }: Pick<Config, 'demo' | 'sitePort'>,
  { id, domains: [domain = `${id}.localhost`] }: Pick<Brand, 'id' | 'domains'>,
): string {
  return demo ? `http://${id}.localhost:${sitePort}` : `https://${domain}`
}
