import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { page, title } from '../../parts/page.css.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { Cohorts } from './Cohorts.tsx'
import { CompareFigures } from './CompareFigures.tsx'
import { FigureChart } from './FigureChart.tsx'
import { FigureFilters } from './FigureFilters.tsx'
import { FigureFunnel } from './FigureFunnel.tsx'
import { FigureTable } from './FigureTable.tsx'
import { FigureTiles } from './FigureTiles.tsx'
import { isRange, periodOf } from './figureSearch.ts'
import * as css from './figures.css.ts'
import { useFigureSearch, useFigures } from './useFigures.ts'

/** What happens on the sites: visits, signups, what follows them, and money; no person is in it. */
export function FiguresPage() {
  const { t } = useTranslation('desk')
  const { range } = useFigureSearch()
  return (
    <div className={page}>
      <PageHeading title={t('figures.title')} className={title} />
      <p className={css.intro}>{t('figures.intro')}</p>
      <FigureFilters />
      {isRange(range) ? <Figures /> : null}
    </div>
  )
}

function Figures() {
  const { t } = useTranslation(['desk', 'common'])
  const text = useErrorText()
  const { search, range, today } = useFigureSearch()
  const period = periodOf(range)
  const group = search.group ?? 'day'
  const overTime = useFigures(period, range, search.brand)
  const grouped = useFigures(group, range, search.brand)
  const error = overTime.error ?? grouped.error
  if (error) {
    return (
      <ErrorState
        title={t('desk:error.title')}
        description={text(error)}
        onRetry={() => {
          void overTime.refetch()
          void grouped.refetch()
        }}
        isRetrying={overTime.isFetching || grouped.isFetching}
      />
    )
  }
  const loading = (
    <Loading label={t('common:loading')}>
      <Skeleton variant="block" height="30rem" />
    </Loading>
  )
  if (!overTime.data) return loading
  const { rows, total } = overTime.data
  return (
    <>
      <FigureTiles total={total} />
      <div className={css.columns}>
        {/* A day that has only begun would look like a fall. */}
        <FigureChart rows={rows.filter(({ key }) => key !== today)} period={period} />
        <FigureFunnel total={total} />
      </div>
      {grouped.data ? (
        <FigureTable
          rows={grouped.data.rows}
          group={group}
          name={['figures', search.brand, group, range.from, range.to].filter(Boolean).join('-')}
        />
      ) : (
        loading
      )}
      <Cohorts />
      <CompareFigures />
    </>
  )
}
