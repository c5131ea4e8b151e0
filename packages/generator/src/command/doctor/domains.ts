import { type DomainState, type Network, openNetwork, readDomains } from '@bouquet/machine/domains'
import { type Finding, ok, problem, warning } from '@bouquet/machine/finding'

/** DNS and TLS of each domain: whether visitors reach a server there over a valid certificate. */
export async function checkDomains(
  domains: readonly string[],
  network: Network = openNetwork(),
  now = new Date(),
): Promise<readonly Finding[]> {
  const states = [...(await readDomains(domains, network, now))]
  const count = (wanted: DomainState['state']) =>
    states.filter(([, { state }]) => state === wanted).length
  const [examples, left] = [count('example'), count('not_asked')]
  return [
    ...(examples > 0
      ? [ok('domain', `${examples} names for examples, which nobody can visit`)]
      : []),
    ...states.flatMap(([host, state]) => describeDomain(host, state) ?? []),
    ...(left > 0
      ? [
          warning(
            'domains',
            `${left} domains were not asked, since the others took too long`,
            'Check your name server, and try again.',
          ),
        ]
      : []),
  ]
}

function describeDomain(host: string, found: DomainState): Finding | null {
  if (found.state === 'example' || found.state === 'not_asked') return null
  if (found.state === 'no_address') {
    return problem(
      'domain',
      `${host} has no address (${found.reason})`,
      'Add an A or AAAA record with the address of your proxy at your DNS provider.',
    )
  }
  const place = `${host} is at ${found.addresses.join(', ')}`
  switch (found.state) {
    case 'no_tls':
      return warning(
        'domain',
        `${place}, and does not answer over TLS (${found.reason})`,
        'Let your proxy listen on port 443 for this name with a certificate.',
      )
    case 'refused':
      return problem(
        'domain',
        `${place}, with a certificate that browsers refuse (${found.reason})`,
        `Get a certificate for ${host}, and reload the proxy.`,
      )
    case 'ending':
      return warning(
        'domain',
        certified(place, found.days),
        'See why it was not renewed, and renew it.',
      )
    case 'valid':
      return ok('domain', certified(place, found.days))
  }
}

const certified = (place: string, days: number) =>
  `${place}, with a certificate for ${days} more days`
