import { useClient } from '@bouquet/client'
import type { SearchResult } from '@bouquet/contract'
import { Link } from '@bouquet/ui/Link'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import type { Notify } from '../../../platform/toasts/useNotifications.tsx'
import { PeopleGrid } from '../../likes/cards/PeopleGrid.tsx'
import { arounds, more, step } from './member.css.ts'
import { neighborsIn } from './neighbors.ts'

interface OtherResultsProps {
  readonly id: string
  readonly notify: Notify
}

/** Links to the neighbours in the search results; nothing when the member was opened from elsewhere. */
export function OtherResults({ id, notify }: OtherResultsProps) {
  const { t } = useTranslation('people')
  const { cache } = useClient()
  const seen = cache.getQueriesData<SearchResult>({ queryKey: ['search'] })
  const { previous, next, others } = neighborsIn(
    seen.map(([, result]) => result),
    id,
  )
  if (others.length === 0) return null
  return (
    <section className={more} aria-labelledby="more-people">
      <div className={arounds}>
        <h2 id="more-people">{t('member.others')}</h2>
        {previous ? (
          <Link
            variant="standalone"
            className={step}
            href={`/members/${previous.id}`}
            rel="prev"
            icon={<ArrowLeft size="1em" />}
          >
            {t('member.previous', { name: previous.name })}
          </Link>
        ) : null}
        {next ? (
          <Link variant="standalone" className={step} href={`/members/${next.id}`} rel="next">
            {t('member.next', { name: next.name })}
            <ArrowRight size="1.1em" />
          </Link>
        ) : null}
      </div>
      <PeopleGrid
        variant="strip"
        label={t('member.others')}
        people={others}
        notify={notify}
        headingLevel={3}
      />
    </section>
  )
}
