import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { countFilters } from './searchParams.ts'
import { useFilters } from './useFilters.ts'

const icon = <SearchX size="1em" strokeWidth={1.5} />

/** Shown without results: no member matches, or the page is past the last one. */
export function NoResults({ found }: { readonly found: SearchResult }) {
  const { t } = useTranslation('people')
  const { params, clear, turnTo } = useFilters()
  if (found.num_results > 0) {
    return (
      <EmptyState
        title={t('search.past_end')}
        text={t('search.past_end_text')}
        icon={icon}
        action={<Button onPress={() => turnTo(1)}>{t('search.past_end_action')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      title={t('search.none')}
      text={t('search.none_text')}
      icon={icon}
      action={
        countFilters(params) > 0 ? (
          <Button onPress={clear}>{t('search.none_action')}</Button>
        ) : undefined
      }
    />
  )
}
