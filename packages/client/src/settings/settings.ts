import type { Locale, ProfileUpdate } from '@bouquet/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../createClient.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'
import { keepUser } from '../session/session.ts'

interface Source {
  readonly api: Api
}

/** Settings of the brand that serves this host, with its texts in one language. */
export const settingsQuery = ({ api }: Source, locale: Locale) =>
  queryOptions({
    queryKey: keys.settings(locale),
    queryFn: async ({ signal }) => {
      const query = { domain: location.hostname, language: locale }
      return (await api.request('settings', { query, signal })).settings
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The company behind the brand; fetched once. */
export const companyQuery = ({ api }: Source) =>
  queryOptions({
    queryKey: keys.company,
    queryFn: async ({ signal }) => (await api.request('companyInfo', { signal })).company,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Regions of a country in its own language; fetched once for each. */
export const regionsQuery = ({ api }: Source, country: string) =>
  queryOptions({
    queryKey: keys.regions(country),
    queryFn: async ({ signal }) =>
      (await api.request('regions', { query: { country }, signal })).regions,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Changes one's own profile; a missing field stays as it is. */
export const updateProfileMutation = ({ api, cache }: Client) =>
  mutationOptions({
    mutationFn: (body: ProfileUpdate) => api.request('updateProfile', { body }),
    onSuccess: (answer, { sensitive_data }) => {
      keepUser(cache, answer)
      if (sensitive_data === undefined) return
      return cache.invalidateQueries({ queryKey: keys.consents })
    },
  })
