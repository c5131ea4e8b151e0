import type { Brand } from '../brand/brand.schema.ts'
import { type BrandFault, brandFault } from './faults.ts'
import { addedAt, brandPath, readSource } from './themeFile.ts'

/** Host names that a source claims, read as text so that a fault elsewhere in it does not matter. */
const claimedDomains = (source: string): readonly string[] => {
  const claims = /^\s*['"]?domains['"]?\s*:\s*\[([^\]]*)\]/m.exec(source)?.[1] ?? ''
  return [...claims.matchAll(/(['"`])([^'"`]+)\1/g)].flatMap(
    ([, , host]) => host?.toLowerCase() ?? [],
  )
}

/** A host name after the brand's id under the same ending, with a figure where that one is taken. */
const freeHost = (id: string, host: string, taken: ReadonlySet<string>): string => {
  const ending = host.split('.').at(-1)
  const names = Array.from({ length: taken.size + 1 }, (_, at) =>
    at === 0 ? `${id}.${ending}` : `${id}-${at + 1}.${ending}`,
  )
  return names.find((name) => !taken.has(name)) ?? host
}

interface Claim {
  readonly name: string
  /** Moment of the file's earliest trace, in nanoseconds. */
  readonly added: bigint
}

const earlierThan = (file: Claim, other: Claim) =>
  other.added === file.added ? other.name < file.name : other.added < file.added

const claimOf = async (directory: string, id: string): Promise<Claim> => {
  const file = brandPath(directory, id)
  return { name: file.name, added: await addedAt(file) }
}

/**
 * A host name belongs to the brand whose file was there first, by name when both came at once, so that
 * a new file never stops an older brand; this finds the newer one's faults.
 */
export const domainFaults = async (
  { id, domains }: Pick<Brand, 'id' | 'domains'>,
  directory: string,
  others: readonly string[],
  lineAt: (path: readonly PropertyKey[]) => number | null,
): Promise<readonly BrandFault[]> => {
  const self = await claimOf(directory, id)
  const claims = await Promise.all(
    others.map(async (other) => ({
      ...(await claimOf(directory, other)),
      hosts: new Set(claimedDomains(await readSource(brandPath(directory, other)))),
    })),
  )
  const earlier = claims.filter((other) => earlierThan(self, other))
  const taken = new Set([...domains, ...claims.flatMap(({ hosts }) => [...hosts])])
  return domains.flatMap((host, index) => {
    const own = domains.indexOf(host) < index ? self.name : undefined
    const owner = earlier.find(({ hosts }) => hosts.has(host.toLowerCase()))?.name ?? own
    if (owner === undefined) return []
    const path = ['domains', index]
    const place = { file: self.name, line: lineAt(path), field: path.join('.') }
    return [
      brandFault('BRAND-21', place, {
        found: `'${host}'`,
        allowed: owner,
        nearest: `'${freeHost(id, host, taken)}'`,
      }),
    ]
  })
}
