import { figureGroups, mostFigureDays } from '@bouquet/contract/staff'
import { Select } from '@bouquet/ui/Select'
import { TextField } from '@bouquet/ui/TextField'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session.ts'
import { isRange, offeredDays } from './figureSearch.ts'
import * as css from './figures.css.ts'
import { useFigureSearch } from './useFigures.ts'

const own = 'own'

/** Brand, days and grouping; each choice is kept in the address. */
export function FigureFilters() {
  const { t } = useTranslation('desk')
  const { search, range, change } = useFigureSearch()
  const brands = useSession()?.brands ?? []
  const isOwn = search.from !== undefined && search.to !== undefined
  const error = isRange(range) ? undefined : t('figures.wrong_days', { days: mostFigureDays })

  function chooseDays(value: string) {
    const days = offeredDays.find((each) => String(each) === value)
    change(days ? { days, from: undefined, to: undefined } : { days: undefined, ...range })
  }
  return (
    <div className={css.filters}>
      <Select
        label={t('figures.brand')}
        options={[
          { id: '', label: t('figures.all_brands') },
          ...brands.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={search.brand ?? ''}
        onChange={(brand) => change({ brand: brand || undefined })}
      />
      <Select
        label={t('figures.days')}
        options={[
          ...offeredDays.map((days) => ({ id: String(days), label: t(`figures.days_${days}`) })),
          { id: own, label: t('figures.days_own') },
        ]}
        value={isOwn ? own : String(search.days ?? 28)}
        onChange={chooseDays}
      />
      {isOwn ? (
        <>
          <TextField
            label={t('figures.from')}
            type="date"
            value={range.from}
            onChange={(from) => change({ from: from || range.from, to: range.to })}
            errorMessage={error}
          />
          <TextField
            label={t('figures.to')}
            type="date"
            value={range.to}
            onChange={(to) => change({ from: range.from, to: to || range.to })}
          />
        </>
      ) : null}
      <Select
        label={t('figures.group')}
        options={figureGroups.map((id) => ({ id, label: t(`figures.group_${id}`) }))}
        value={search.group ?? 'day'}
        onChange={(value) => change({ group: figureGroups.find((group) => group === value) })}
      />
    </div>
  )
}
