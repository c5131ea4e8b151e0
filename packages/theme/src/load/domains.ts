import type { Brand } from '../brand/brand.schema.ts'
import { type BrandFault, brandFault } from './faults.ts'
import { brandPath, readSource } from './themeFile.ts'

/** Host names that a source claims, read as text so that a fault elsewhere in it does not matter. */
const claimedDomains = (source: string): readonly string[] => {
  const claims = /^\s*domains\s*:\s*\[([^\]]*)\]/m.exec(source)?.[1] ?? ''
  return [...claims.matchAll(/(['"`])([^'"`]+)\1/g)].flatMap(
    ([, , host]) => host?.toLowerCase() ?? [],
  )
}

/** A host name belongs to the first brand by file name that claims it; this finds the others' faults. */
export const domainFaults = async (
  { id, domains }: Pick<Brand, 'id' | 'domains'>,
  directory: string,
  earlier: readonly string[],
  lineAt: (path: readonly PropertyKey[]) => number | null,
): Promise<readonly BrandFault[]> => {
  const claims = await Promise.all(
    earlier.map(async (other) => ({
      other: brandPath(directory, other).name,
      hosts: new Set(claimedDomains(await readSource(brandPath(directory, other)))),
    })),
  )
  return domains.flatMap((host, index) => {
    const own = domains.indexOf(host) < index ? brandPath(directory, id).name : undefined
    const owner = claims.find(({ hosts }) => hosts.has(host.toLowerCase()))?.other ?? own
    if (owner === undefined) return []
    const path = ['domains', index]
    const place = { file: brandPath(directory, id).name, line: lineAt(path), field: path.join('.') }
    return [
      brandFault('BRAND-21', place, {
        found: `'${host}'`,
        allowed: owner,
        nearest: `'${id}.${host.split('.').slice(-1).join('.')}'`,
      }),
    ]
  })
}
