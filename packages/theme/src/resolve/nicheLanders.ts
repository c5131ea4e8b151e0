import type { Niche } from '@bouquet/contract'
import type { Brand } from '../brand/brand.schema.ts'
import { landersByNiche } from '../brand/generated/landers.ts'

/** The landers of a brand whose file names none, the one that suits its niche best first. */
export function nicheLanders(niche: Niche): Brand['landers'] {
  return Object.fromEntries(landersByNiche[niche].map((name) => [name, {}]))
}
