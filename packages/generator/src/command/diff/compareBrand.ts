import { join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import { domainOf } from '../../render/pageLocals.ts'
import { formerSite } from '../../render/versionsFolder.ts'
import { type BrandChanges, compareSites } from './compareSites.ts'
import { readSite } from './siteFiles.ts'

interface Outputs {
  /** Where the sites are that visitors see. */
  readonly live: string
  /** Where the sites are as a build makes them. */
  readonly next: string
}

/**
 * Compares what a build makes of a brand with the live site. A running server builds a theme as soon as it is saved;
 * when the live site is already what a build would make, it is compared with the site that was live before.
 */
export async function compareBrand(brand: Brand, { live, next }: Outputs): Promise<BrandChanges> {
  const domain = domainOf(brand)
  const after = join(next, domain)
  const made = await readSite(after)
  const compare = async (since: BrandChanges['since'], before: string): Promise<BrandChanges> => ({
    brand,
    since,
    before,
    after,
    changes: compareSites(await readSite(before), made),
  })
  const coming = await compare('live', join(live, domain))
  const former = formerSite(live, domain)
  return coming.changes.length > 0 || former === undefined ? coming : compare('former', former)
}
