import type { Figures } from '@bouquet/contract/staff'
import { useTranslation } from 'react-i18next'
import * as css from './figures.css.ts'
import { useFigureTexts } from './useFigureTexts.ts'

interface Tile {
  readonly label: string
  readonly value: string
  readonly note?: string | undefined
}

/** The figures of all chosen days together. */
export function FigureTiles({ total }: { readonly total: Figures }) {
  const { t } = useTranslation('desk')
  const { count, money, share } = useFigureTexts()
  const { visits, signups, bought, purchases, refunds, revenue, refunded } = total
  const ofVisits = share(signups, visits)
  const ofSignups = share(bought, signups)
  const tiles: readonly Tile[] = [
    { label: t('figures.step_visits'), value: count(visits) },
    {
      label: t('figures.step_signups'),
      value: count(signups),
      note: ofVisits === null ? undefined : t('figures.of_visits', { share: ofVisits }),
    },
    {
      label: t('figures.step_bought'),
      value: count(bought),
      note: ofSignups === null ? undefined : t('figures.of_signups', { share: ofSignups }),
    },
    {
      label: t('figures.step_purchases'),
      value: count(purchases),
      note: money(revenue) || undefined,
    },
    {
      label: t('figures.step_refunds'),
      value: count(refunds),
      note: money(refunded) || undefined,
    },
  ]
  return (
    <dl className={css.tiles} aria-label={t('figures.total')}>
      {tiles.map(({ label, value, note }) => (
        <div key={label} className={css.tile}>
          <dt className={css.tileLabel}>{label}</dt>
          <dd className={css.tileValue}>{value}</dd>
          {note === undefined ? null : <dd className={css.tileNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
