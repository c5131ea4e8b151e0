import type { HostedSite } from '../HostedSite.ts'

/**
 * Rows of a table from host to site: folder, language of the brand, policy of its pages, `strict-transport-security`. A block of its own for each
 * site would have Caddy 2.6 compile everything anew: half a minute and 700 MB for a thousand.
 */
export function caddySite({ domain, hosts, language, policy, strictTransport }: HostedSite) {
  return hosts
    .map((host) => `${host} "${domain}" "${language ?? ''}" "${policy}" "${strictTransport}"\n`)
    .join('')
}

/** The host names for which Caddy gets certificates, to be followed by others. */
export function caddyNames({ hosts }: HostedSite): string {
  return `${hosts.join(', ')},\n`
}
