import type { Gender, Niche } from '@bouquet/contract'
import { useUser } from '../accounts/session/useUser.ts'
import { useSettings } from '../app/useSettings.ts'
import type { SearchDefaults } from './searchParams.ts'

/** Brands on which everybody looks for the same gender. */
const onlyGender: Partial<Record<Niche, Gender>> = { 4: 'male', 5: 'female' }

/** Defaults for the viewer: the gender they seek, and their country. */
export function useSearchDefaults(): SearchDefaults & {
  /** The brand has one gender, so there is nothing to choose. */
  readonly isGenderFixed: boolean
  /** Whom the viewer looks for when they say nothing. */
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
    mayUseInterest: user?.paid_user ?? false,
    isGenderFixed: fixed !== undefined,
  }
}
