import type { SearchResult } from '@bouquet/contract'
import { Pagination } from '@bouquet/ui/Pagination'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWishes } from './useWishes.ts'

/** The pages of a search, each with its own address. */
export function SearchPages({ found }: { readonly found: SearchResult }) {
  const { t } = useTranslation('people')
  const router = useRouter()
  const { params } = useWishes()
  const hrefOf = (page: number) =>
    router.buildLocation({
      to: '/members',
      search: { ...params, page: page === 1 ? undefined : page },
    }).href
  return (
    <Pagination
      label={t('pages.label')}
      page={found.page}
      pageCount={Math.ceil(found.num_results / found.page_size)}
      hrefOf={hrefOf}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      labelOf={(page) => t('pages.page', { page })}
    />
  )
}
