import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { countWishes } from './searchParams.ts'
import { useWishes } from './useWishes.ts'

const icon = <SearchX size="1em" strokeWidth={1.5} />

/** Instead of people: nobody fits, or the page lies behind the last one. */
export function NobodyHere({ found }: { readonly found: SearchResult }) {
  const { t } = useTranslation('people')
  const { params, clear, turnTo } = useWishes()
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
        countWishes(params) > 0 ? (
          <Button onPress={clear}>{t('search.none_action')}</Button>
        ) : undefined
      }
    />
  )
}
