import type { Gender, Niche } from '@bouquet/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useUser } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { saveLastSearch } from './lastSearch.ts'
import { type SearchDefaults, type SearchParams, withFilter } from './searchParams.ts'

/** The filters in the URL, and functions to change them. */
export function useFilters() {
  const params: SearchParams = useSearch({ from: '/default/members' })
  const navigate = useNavigate({ from: '/members' })
  const user = useUser()
  const go = (search: SearchParams) => {
    if (user) saveLastSearch(localStorage, user.id, search)
    void navigate({ search, replace: true, resetScroll: false })
  }
  return {
    params,
    change: (filter: Omit<SearchParams, 'page'>) => go(withFilter(params, filter)),
    clear: () => go({}),
    turnTo: (page: number) => go({ ...params, page: page === 1 ? undefined : page }),
  }
}

/** Niches with one gender only. */
const onlyGender: Partial<Record<Niche, Gender>> = { 4: 'male', 5: 'female' }

/** Defaults for the viewer: the gender they seek, and their country. */
export function useSearchDefaults(): SearchDefaults & {
  /** The brand has one gender, so there is nothing to choose. */
  readonly isGenderFixed: boolean
  /** The gender searched for without a filter. */
  readonly seeking: Gender | 'any'
} {
  const user = useUser()
  const settings = useSettings()
  const fixed = settings ? onlyGender[settings.niche] : undefined
  const here = settings?.geoip_selected_country ?? settings?.geoip_country
  const visited = here && settings?.countries.includes(here) ? here : undefined
  return {
    gender: user ? undefined : fixed,
    seeking: fixed ?? user?.profile.seeking ?? 'any',
    country: user?.profile.country ?? visited,
    mayUseFields: user?.paid_user ?? false,
    isGenderFixed: fixed !== undefined,
  }
}
