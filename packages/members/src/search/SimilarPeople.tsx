import type { SearchResult } from '@bouquet/contract'
import { useTranslation } from 'react-i18next'
import type { Notify } from '../app/useNotifications.tsx'
import { PeopleGrid } from '../profiles/cards/PeopleGrid.tsx'
import { more, moreHint } from './search.css.ts'

interface SimilarPeopleProps {
  readonly found: SearchResult
  readonly notify: Notify
}

/** Members who match all but one filter, shown when there are few results. */
export function SimilarPeople({ found, notify }: SimilarPeopleProps) {
  const { t } = useTranslation('people')
  if (found.similar_results.length === 0) return null
  return (
    <section className={more} aria-labelledby="similar-people">
      <div>
        <h2 id="similar-people">{t('search.similar')}</h2>
        <p className={moreHint}>{t('search.similar_text')}</p>
      </div>
      <PeopleGrid
        label={t('search.similar')}
        people={found.similar_results}
        notify={notify}
        headingLevel={3}
      />
    </section>
  )
}
