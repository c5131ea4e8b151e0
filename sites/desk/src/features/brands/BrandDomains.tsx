import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StateBadge } from '../../parts/StateBadge.tsx'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import * as css from './brands.css.ts'

type Domain = StaffResponse<'brand-domains'>['domains'][number]

const tones = {
  valid: 'success',
  ending: 'warning',
  refused: 'danger',
  no_tls: 'danger',
  no_address: 'danger',
  example: 'neutral',
  not_asked: 'neutral',
} as const satisfies Record<Domain['state'], 'success' | 'warning' | 'danger' | 'neutral'>

const askedAgainAfterMs = 600_000

/** Whether visitors reach the domains of a brand over a valid certificate, once the network has said so. */
export function BrandDomains({ brand }: { readonly brand: string }) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: ['brand-domains'],
    queryFn: () => api.request('brand-domains', { query: {} }),
    // Each asks other machines about every domain, whose certificates last for weeks.
    staleTime: askedAgainAfterMs,
  })
  if (!data) {
    return (
      <span className={css.muted}>
        {t(isError ? 'brands.domains_unknown' : 'brands.domains_asked')}
      </span>
    )
  }
  const own = data.domains.filter((each) => each.brand === brand)
  const alike = [...Map.groupBy(own, ({ state, reason }) => `${state} ${reason}`).values()]
  return (
    <ul className={css.lines}>
      {alike.map((domains) => (
        <li key={domains[0]?.domain}>
          <DomainLine domains={domains} isNamed={alike.length > 1} />
        </li>
      ))}
    </ul>
  )
}

interface DomainLineProps {
  /** With the same state, for the same reason. */
  readonly domains: readonly Domain[]
  /** Whether the brand has other domains in another state. */
  readonly isNamed: boolean
}

function DomainLine({ domains, isNamed }: DomainLineProps) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  const [first] = domains
  if (first === undefined) return null
  const { state, reason } = first
  const [until] = domains.flatMap(({ valid_until }) => valid_until ?? []).toSorted()
  return (
    <>
      <StateBadge tone={tones[state]}>
        {t(`brands.domain_${state}`, { date: until === undefined ? '' : times.date(until) })}
      </StateBadge>
      {isNamed ? (
        <span className={css.domain}>{domains.map(({ domain }) => domain).join(', ')}</span>
      ) : null}
      {reason === null ? null : <span className={css.domain}>{reason}</span>}
    </>
  )
}
