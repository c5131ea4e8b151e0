import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls'
import { type Finding, ok, problem, warning } from '@bouquet/machine/finding'

/** How long another machine may take to answer. */
const patienceMs = 3_000
/** Time limit for all domains together, and how many are checked at once. */
const limitMs = 20_000
const atOnce = 20
const dayMs = 86_400_000
/** Days of a certificate below which its renewal has probably failed; most are renewed 30 days before. */
const daysAdvised = 14

/** Endings that no name server knows, by RFC 2606 and RFC 6761. */
const reserved = /\.(example|test|invalid|localhost)$/

/** What is asked of other machines. Tests replace it. */
export interface Network {
  /** Addresses of a host name. @throws when it has none or nobody answers */
  resolve(host: string): Promise<readonly string[]>
  /** The certificate that a host shows for its name, and whether it is trusted. @throws when it does not answer */
  certificate(host: string): Promise<CertificateFacts>
}

export interface CertificateFacts {
  readonly validTo: Date
  /** Why it is not trusted for the name; undefined when it is. */
  readonly distrust: string | undefined
}

/** DNS and TLS of each domain: whether visitors reach a server there over a valid certificate. */
export async function checkDomains(
  domains: readonly string[],
  network: Network = openNetwork(),
  now = new Date(),
): Promise<readonly Finding[]> {
  const deadline = performance.now() + limitMs
  const asked = domains.filter((host) => !reserved.test(host))
  const examples = domains.length - asked.length
  const found: Finding[] =
    examples > 0 ? [ok('domain', `${examples} names for examples, which nobody can visit`)] : []
  for (let start = 0; start < asked.length; start += atOnce) {
    const some = asked.slice(start, start + atOnce)
    if (performance.now() > deadline) {
      const left = asked.length - start
      const text = `${left} domains were not asked, since the others took ${limitMs / 1_000} s`
      return [...found, warning('domains', text, 'Check your name server, and try again.')]
    }
    found.push(...(await Promise.all(some.map((host) => checkDomain(host, network, now)))))
  }
  return found
}

async function checkDomain(host: string, network: Network, now: Date): Promise<Finding> {
  let addresses: readonly string[]
  try {
    addresses = await network.resolve(host)
  } catch (error) {
    return problem(
      'domain',
      `${host} has no address (${reasonOf(error)})`,
      'Add an A or AAAA record with the address of your proxy at your DNS provider.',
    )
  }
  const place = `${host} is at ${addresses.join(', ')}`
  try {
    return describeCertificate(host, place, await network.certificate(host), now)
  } catch (error) {
    return warning(
      'domain',
      `${place}, and does not answer over TLS (${reasonOf(error)})`,
      'Let your proxy listen on port 443 for this name with a certificate.',
    )
  }
}

function describeCertificate(
  host: string,
  place: string,
  { validTo, distrust }: CertificateFacts,
  now: Date,
): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs)
  if (distrust !== undefined || days < 0)
    return problem(
      'domain',
      `${place}, with a certificate that browsers refuse (${distrust ?? 'it has expired'})`,
      `Get a certificate for ${host}, and reload the proxy.`,
    )
  const text = `${place}, with a certificate for ${days} more days`
  return days < daysAdvised
    ? warning('domain', text, 'See why it was not renewed, and renew it.')
    : ok('domain', text)
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

function openNetwork(): Network {
  const resolver = new Resolver({ timeout: patienceMs / 2, tries: 2 })
  return {
    async resolve(host) {
      const [four, six] = await Promise.allSettled([
        resolver.resolve4(host),
        resolver.resolve6(host),
      ])
      if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
      return [four, six].flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    },
    async certificate(host) {
      const socket = connect({ host, port: 443, servername: host, rejectUnauthorized: false })
      try {
        await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patienceMs) })
        return certificateFacts(socket)
      } finally {
        socket.destroy()
      }
    },
  }
}

function certificateFacts(socket: TLSSocket): CertificateFacts {
  const certificate: PeerCertificate = socket.getPeerCertificate()
  return {
    validTo: new Date(certificate.valid_to),
    distrust: socket.authorized ? undefined : String(socket.authorizationError),
  }
}
