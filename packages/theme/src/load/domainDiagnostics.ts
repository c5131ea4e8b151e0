import type { Brand } from '../brand/brand.schema.ts'
import { normalizeDomain, withoutWww } from '../brand/domain.ts'
import { valueAt } from './contentPaths.ts'
import { createDiagnostic, type Diagnostic, type DiagnosticFix } from './diagnostics.ts'
import { freeDomain } from './nearest.ts'
import { quote } from './quote.ts'
import type { Source } from './readSource.ts'
import type { LineAt } from './themeDocument.ts'

/** The domains listed in a brand file, even when other parts of the file are invalid. */
export interface Claim {
  readonly id: string
  /** File name for messages. */
  readonly name: string
  /** When the file was added, in nanoseconds. */
  readonly added: bigint
  /** Normalised and without `www.`, since a server answers on both. */
  readonly hosts: ReadonlySet<string>
}

const comparable = (host: string) => withoutWww(normalizeDomain(host))

/** Limits the number of diagnostics about domains of one file. */
const maxDiagnostics = 20

/** Null when the file could not be read. */
export function claimOf(id: string, { file, document, added }: Source): Claim | null {
  if (added === null) return null
  const domains = valueAt(document.content, ['domains'])
  const hosts = Array.isArray(domains) ? domains.filter((host) => typeof host === 'string') : []
  return { id, name: file.name, added, hosts: new Set(hosts.map(comparable)) }
}

/** Whether the other file was added before this one. */
const earlierThan = (file: Claim, other: Claim) =>
  other.added === file.added ? other.name < file.name : other.added < file.added

/** Ids of brands of which a domain belongs to another brand. */
export function contestedBy(claims: readonly Claim[]): readonly string[] {
  const owners = new Map<string, Claim>()
  for (const claim of claims) {
    for (const host of claim.hosts) {
      const owner = owners.get(host)
      if (owner === undefined || earlierThan(owner, claim)) owners.set(host, claim)
    }
  }
  return claims
    .filter((claim) => [...claim.hosts].some((host) => owners.get(host) !== claim))
    .map(({ id }) => id)
}

/**
 * Reports domains that belong to another brand. A domain belongs to the file that was added first, or to the
 * first by name when both were added at the same time, so that a new file never stops an older brand.
 */
export function domainDiagnostics(
  { id, domains }: Pick<Brand, 'id' | 'domains'>,
  claims: readonly Claim[],
  lineAt: LineAt,
): readonly Diagnostic[] {
  const self = claims.find((claim) => claim.id === id)
  if (self === undefined) return []
  const earlier = claims.filter((other) => other.id !== id && earlierThan(self, other))
  const firstAt = new Map(domains.map((host, index) => [host, index] as const).reverse())
  const owned = domains.flatMap((host, index) => {
    const own = firstAt.get(host) === index ? undefined : self.name
    const compared = comparable(host)
    const owner = earlier.find(({ hosts }) => hosts.has(compared))?.name ?? own
    return owner === undefined ? [] : [{ host, index, owner }]
  })
  if (owned.length === 0) return []
  const taken = new Set(claims.flatMap(({ hosts }) => [...hosts]))
  return owned.slice(0, maxDiagnostics).map(({ host, index, owner }) => {
    const path = ['domains', index]
    const place = { file: self.name, line: lineAt(path), field: path.join('.') }
    const fix: DiagnosticFix = { kind: 'set', path, value: freeDomain(id, host, taken) }
    return createDiagnostic('BRAND-21', place, { found: quote(host), allowed: owner }, fix)
  })
}
