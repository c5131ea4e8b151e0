import type { SearchResult } from '@bouquet/contract'
import { useTranslation } from 'react-i18next'
import type { Tell } from '../app/useNotices.tsx'
import { PeopleGrid } from '../profiles/cards/PeopleGrid.tsx'
import { more, moreHint } from './search.css.ts'

interface SimilarPeopleProps {
  readonly found: SearchResult
  readonly tell: Tell
}

/** People who fit all but one of the wishes, when few fit them all. */
export function SimilarPeople({ found, tell }: SimilarPeopleProps) {
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
        tell={tell}
        headingLevel={3}
      />
    </section>
  )
}
