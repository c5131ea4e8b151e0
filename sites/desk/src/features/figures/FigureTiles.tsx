import type { Figures } from '@bouquet/contract/staff'
import { type Stat, StatTiles } from '@bouquet/ui/StatTiles'
import { useTranslation } from 'react-i18next'
import { useFigureTexts } from './useFigureTexts.ts'

/** The figures of all chosen days together. */
export function FigureTiles({ total }: { readonly total: Figures }) {
  const { t } = useTranslation('desk')
  const { count, money, share } = useFigureTexts()
  const { visits, signups, bought, purchases, refunds, revenue, refunded } = total
  const ofVisits = share(signups, visits)
  const ofSignups = share(bought, signups)
  const stats: readonly Stat[] = [
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
  return <StatTiles label={t('figures.total')} stats={stats} />
}
