import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls'

/** How long another machine may take to answer. */
const patienceMs = 3_000
/** Time limit for all domains together, and how many are asked at once. */
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

interface CertificateFacts {
  readonly validTo: Date
  /** Why it is not trusted for the name; undefined when it is. */
  readonly distrust: string | undefined
}

interface Certified {
  readonly addresses: readonly string[]
  readonly validTo: Date
  /** Whole days that are left. */
  readonly days: number
}

/** Whether visitors reach a server at a domain over a valid certificate. */
export type DomainState =
  /** A name for examples, which nobody can visit. */
  | { readonly state: 'example' }
  | { readonly state: 'no_address'; readonly reason: string }
  | { readonly state: 'no_tls'; readonly addresses: readonly string[]; readonly reason: string }
  /** Browsers refuse the certificate. */
  | ({ readonly state: 'refused'; readonly reason: string } & Certified)
  /** Not renewed in time. */
  | ({ readonly state: 'ending' } & Certified)
  | ({ readonly state: 'valid' } & Certified)
  /** The others took too long. */
  | { readonly state: 'not_asked' }

/** Asks DNS and TLS of each domain, for 20 seconds at most, and a few at once. */
export async function readDomains(
  domains: readonly string[],
  network: Network,
  now: Date,
): Promise<ReadonlyMap<string, DomainState>> {
  const deadline = performance.now() + limitMs
  const states = new Map<string, DomainState>(domains.map((host) => [host, { state: 'not_asked' }]))
  for (let start = 0; performance.now() < deadline && start < domains.length; start += atOnce) {
    await Promise.all(
      domains
        .slice(start, start + atOnce)
        .map(async (host) => states.set(host, await readDomain(host, network, now))),
    )
  }
  return states
}

async function readDomain(host: string, network: Network, now: Date): Promise<DomainState> {
  if (reserved.test(host)) return { state: 'example' }
  let addresses: readonly string[]
  try {
    addresses = await network.resolve(host)
  } catch (error) {
    return { state: 'no_address', reason: reasonOf(error) }
  }
  try {
    const { validTo, distrust } = await network.certificate(host)
    const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs)
    const certified = { addresses, validTo, days }
    if (distrust !== undefined || days < 0)
      return { state: 'refused', reason: distrust ?? 'it has expired', ...certified }
    return { state: days < daysAdvised ? 'ending' : 'valid', ...certified }
  } catch (error) {
    return { state: 'no_tls', addresses, reason: reasonOf(error) }
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

export function openNetwork(): Network {
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
