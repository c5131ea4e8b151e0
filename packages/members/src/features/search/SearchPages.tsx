import type { Address, SearchResult } from '@bouquet/contract'
import { Pagination } from '@bouquet/ui/Pagination'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages, pagesHint } from './search.css.ts'
import { pageCountOf } from './searchParams.ts'
import { useFilters } from './useFilters.ts'

/** Pagination of the results; the last page says when there are more matches. */
export function SearchPages({ found }: { readonly found: SearchResult }) {
  const { t } = useTranslation('people')
  const router = useRouter()
  const { params } = useFilters()
  const hrefOf = (page: number): Address => {
    const search = { ...params, page: page === 1 ? undefined : page }
    const { searchStr } = router.buildLocation({ to: '/members', search })
    return searchStr === '' ? '/members' : `/members?${searchStr.slice(1)}`
  }
  const pageCount = pageCountOf(found)
  const endsEarly = found.num_results_is_minimum === true && found.page === pageCount
  if (found.page > pageCount || (pageCount === 1 && !endsEarly)) return null
  return (
    <div className={pages}>
      {endsEarly ? <p className={pagesHint}>{t('search.more_fit')}</p> : null}
      <Pagination
        label={t('pages.label')}
        page={found.page}
        pageCount={pageCount}
        hrefOf={hrefOf}
      />
    </div>
  )
}
