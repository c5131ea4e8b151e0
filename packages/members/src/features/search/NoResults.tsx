import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { Illustration } from '@bouquet/ui/Illustration'
import { useTranslation } from 'react-i18next'
import { countFilters } from './searchParams.ts'
import { useFilters } from './useFilters.ts'

const drawing = <Illustration name="people" />

/** Shown without results: no member matches, or the page is past the last one. */
export function NoResults({ found }: { readonly found: SearchResult }) {
  const { t } = useTranslation('people')
  const { params, clear, turnTo } = useFilters()
  if (found.num_results > 0) {
    return (
      <EmptyState
        title={t('search.past_end')}
        description={t('search.past_end_text')}
        media={drawing}
        actions={<Button onPress={() => turnTo(1)}>{t('search.past_end_action')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      title={t('search.none')}
      description={t('search.none_text')}
      media={drawing}
      actions={
        countFilters(params) > 0 ? (
          <Button onPress={clear}>{t('search.none_action')}</Button>
        ) : undefined
      }
    />
  )
}
