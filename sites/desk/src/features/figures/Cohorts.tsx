import { type Cohort, type CohortStep, cohortSteps, cohortWeeks } from '@bouquet/contract/staff'
import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { Select } from '@bouquet/ui/Select'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { page, subtitle } from '../../parts/page.css.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import { CohortShare, largestShare } from './CohortShare.tsx'
import { CsvButton } from './CsvButton.tsx'
import * as css from './figures.css.ts'
import { cohortsCsv } from './figuresCsv.ts'
import { useCohorts, useFigureSearch } from './useFigures.ts'
import { useFigureTexts } from './useFigureTexts.ts'

/** What those who signed up in each week do in the weeks after it, with larger shares in a stronger colour. */
export function Cohorts() {
  const { t } = useTranslation(['desk', 'common'])
  const { search, range, change } = useFigureSearch()
  const { count, day } = useFigureTexts()
  const { data, error } = useCohorts(range, search.brand)
  const step = search.cohort ?? 'active'
  if (error) return <ErrorBanner error={error} />
  if (!data) {
    return (
      <Loading label={t('common:loading')}>
        <Skeleton variant="block" height="30rem" />
      </Loading>
    )
  }
  const { rows } = data
  const largest = largestShare(rows, step)
  const name = (id: CohortStep) =>
    id === 'active' ? t('desk:figures.cohort_active') : t(`desk:figures.step_${id}`)
  const columns: readonly DataColumn<Cohort>[] = [
    {
      id: 'week',
      label: t('desk:figures.cohort_week'),
      cell: ({ week }) => <span className={css.key}>{day(week)}</span>,
      isRowHeader: true,
    },
    {
      id: 'signups',
      label: t('desk:figures.step_signups'),
      cell: ({ signups }) => count(signups),
      align: 'end',
    },
    ...Array.from({ length: cohortWeeks }, (_, age) => ({
      id: `week-${age}`,
      label: t('desk:figures.cohort_after', { age }),
      cell: (row: Cohort) => <CohortShare cohort={row} step={step} age={age} largest={largest} />,
      align: 'end' as const,
    })),
  ]
  const file = ['cohorts', search.brand, step, rows.at(0)?.week, rows.at(-1)?.week]
  return (
    <section className={page}>
      <h2 className={subtitle}>{t('desk:figures.cohorts')}</h2>
      <p className={css.intro}>{t('desk:figures.cohorts_intro')}</p>
      <div className={css.head}>
        <Select
          className={css.chooser}
          label={t('desk:figures.cohort_step')}
          options={cohortSteps.map((id) => ({ id, label: name(id) }))}
          value={step}
          onChange={(value) => change({ cohort: cohortSteps.find((one) => one === value) })}
        />
        <CsvButton name={file.filter(Boolean).join('-')} write={() => cohortsCsv(step, rows)} />
      </div>
      <DataTable
        label={t('desk:figures.cohorts')}
        columns={columns}
        items={rows.toReversed()}
        idOf={({ week }) => week}
        empty={t('desk:figures.none')}
      />
      <p className={css.note}>{t('desk:figures.cohorts_note')}</p>
    </section>
  )
}
