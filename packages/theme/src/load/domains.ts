import type { Brand } from '../brand/brand.schema.ts'
import { type BrandFault, brandFault } from './faults.ts'
import { valueAt } from './paths.ts'
import type { Source } from './readSource.ts'
import { asJson, shown } from './shown.ts'
import type { LineAt } from './themeDocument.ts'

/** The host names that a brand's file claims, whatever else is wrong in it. */
export interface Claim {
  readonly id: string
  /** The file's name in messages. */
  readonly name: string
  /** Moment of the file's earliest trace, in nanoseconds. */
  readonly added: bigint
  readonly hosts: ReadonlySet<string>
}

/** None where the file could not be read. */
export const claimOf = (id: string, { file, document, added }: Source): Claim | null => {
  if (added === null) return null
  const domains = valueAt(document.content, ['domains'])
  const hosts = Array.isArray(domains) ? domains.filter((host) => typeof host === 'string') : []
  return { id, name: file.name, added, hosts: new Set(hosts.map((host) => host.toLowerCase())) }
}

/** A host name after the brand's id under the same ending, with a figure where that one is taken. */
const freeHost = (id: string, host: string, taken: ReadonlySet<string>): string => {
  const ending = host.split('.').at(-1)
  const names = Array.from({ length: taken.size + 1 }, (_, at) =>
    at === 0 ? `${id}.${ending}` : `${id}-${at + 1}.${ending}`,
  )
  return names.find((name) => !taken.has(name)) ?? host
}

const earlierThan = (file: Claim, other: Claim) =>
  other.added === file.added ? other.name < file.name : other.added < file.added

/**
 * A host name belongs to the brand whose file was there first, by name when both came at once, so that
 * a new file never stops an older brand; this finds the newer one's faults.
 */
export const domainFaults = (
  { id, domains }: Pick<Brand, 'id' | 'domains'>,
  claims: readonly Claim[],
  lineAt: LineAt,
): readonly BrandFault[] => {
  const self = claims.find((claim) => claim.id === id)
  if (self === undefined) return []
  const earlier = claims.filter((other) => other.id !== id && earlierThan(self, other))
  const owned = domains.flatMap((host, index) => {
    const own = domains.indexOf(host) < index ? self.name : undefined
    const owner = earlier.find(({ hosts }) => hosts.has(host.toLowerCase()))?.name ?? own
    return owner === undefined ? [] : [{ host, index, owner }]
  })
  if (owned.length === 0) return []
  const taken = new Set([...domains, ...claims.flatMap(({ hosts }) => [...hosts])])
  return owned.map(({ host, index, owner }) => {
    const path = ['domains', index]
    const place = { file: self.name, line: lineAt(path), field: path.join('.') }
    return brandFault('BRAND-21', place, {
      found: shown(host),
      allowed: owner,
      nearest: asJson(freeHost(id, host, taken)),
    })
  })
}
