import { type Gender, onlyGender, type Settings, type User } from '@bouquet/contract'
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useUser } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { saveLastSearch } from './lastSearch.ts'
import { type SearchDefaults, type SearchParams, withFilter } from './searchParams.ts'

/** The filters in the URL, and functions to change them. */
export function useFilters() {
  const params: SearchParams = useSearch({ from: '/default/members' })
  const navigate = useNavigate({ from: '/members' })
  const user = useUser()
  const { device } = useRouteContext({ from: '__root__' })
  const go = (search: SearchParams) => {
    if (user) saveLastSearch(device, user.id, search)
    void navigate({ search, replace: true, resetScroll: false })
  }
  return {
    params,
    change: (filter: Omit<SearchParams, 'page'>) => go(withFilter(params, filter)),
    clear: () => go({}),
    turnTo: (page: number) => go({ ...params, page: page === 1 ? undefined : page }),
  }
}

interface ViewerDefaults extends SearchDefaults {
  /** The brand has one gender, so there is nothing to choose. */
  readonly isGenderFixed: boolean
  /** The gender searched for without a filter. */
  readonly seeking: Gender | 'any'
}

export function useSearchDefaults(): ViewerDefaults {
  return searchDefaults({ user: useUser(), settings: useSettings() })
}

interface Viewer {
  /** Null for a visitor. */
  readonly user: User | null
  /** Null while they load. */
  readonly settings: Settings | null
}

/** Defaults for the viewer: the gender they seek, and their country. */
export function searchDefaults({ user, settings }: Viewer): ViewerDefaults {
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
