import type { ResponseOf } from '@bouquet/contract'
import type { staffActions } from '@bouquet/contract/staff'
import { readDomains } from '@bouquet/machine/domains'
import type { Services } from '../../platform/http/Services.ts'

type BrandDomains = ResponseOf<(typeof staffActions)['brand-domains']>

/** Asks the network about every domain of every brand. */
export async function readBrandDomains({
  brands,
  clock,
  network,
}: Pick<Services, 'brands' | 'clock' | 'network'>): Promise<BrandDomains> {
  const all = brands.all().flatMap(({ id, domains }) => domains.map((domain) => ({ id, domain })))
  const states = await readDomains(
    all.map(({ domain }) => domain),
    network,
    clock.now(),
  )
  return {
    domains: all.map(({ id, domain }) => {
      const found = states.get(domain) ?? { state: 'not_asked' }
      return {
        brand: id,
        domain,
        state: found.state,
        valid_until: 'validTo' in found ? found.validTo.toISOString() : null,
        reason: 'reason' in found ? found.reason : null,
      }
    }),
  }
}
