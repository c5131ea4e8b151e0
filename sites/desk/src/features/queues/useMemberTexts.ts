import type { Locale } from '@bouquet/i18n'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'

/**
 * What staff write to members, in the language of one of them; undefined until it is loaded.
 * @param locale language that the member reads
 */
export function useMemberTexts(locale: Locale) {
  const { texts } = useRouteContext({ from: '__root__' })
  return useQuery({
    queryKey: ['member-texts', locale],
    // Boxed, since the cache takes a bare function for one that makes data.
    queryFn: async () => ({ t: await texts.forMember(locale) }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.t
}
