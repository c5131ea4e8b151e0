import type { Locale } from '@bouquet/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

interface Source {
  readonly api: Api
}

/** Settings of the brand that serves this host, with its texts in one language. */
export function settingsQuery({ api }: Source, locale: Locale) {
  return queryOptions({
    queryKey: keys.settings(locale),
    queryFn: async ({ signal }) => {
      const query = { domain: api.hostname, language: locale }
      return (await api.request('settings', { query, signal })).settings
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The interests that the brand offers; fetched once. */
export function interestsQuery({ api }: Source) {
  return queryOptions({
    queryKey: keys.interests,
    queryFn: async ({ signal }) => (await api.request('interests', { signal })).interests,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The company behind the brand; fetched once. */
export function companyQuery({ api }: Source) {
  return queryOptions({
    queryKey: keys.company,
    queryFn: async ({ signal }) => (await api.request('companyInfo', { signal })).company,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
