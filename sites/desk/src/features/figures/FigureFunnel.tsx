import { type Figures, memberSteps } from '@bouquet/contract/staff'
import { FunnelChart, type FunnelStage } from '@bouquet/ui/FunnelChart'
import { useTranslation } from 'react-i18next'
import { panel, subtitle } from '../../parts/page.css.ts'
import { useFigureTexts } from './useFigureTexts.ts'

/** How many come how far: signups of the visits, and the later steps of the signups. */
export function FigureFunnel({ total }: { readonly total: Figures }) {
  const { t } = useTranslation('desk')
  const { count, share } = useFigureTexts()
  const steps = [
    { step: 'signups', of: 'visits' },
    ...memberSteps.map((step) => ({ step, of: 'signups' as const })),
  ] as const
  const stages: readonly FunnelStage[] = steps.map(({ step, of }) => {
    const part = share(total[step], total[of])
    return {
      id: step,
      label: t(`figures.step_${step}`),
      value: count(total[step]),
      note: part === null ? undefined : t(`figures.of_${of}`, { share: part }),
      share: shareOf(total[step], total[of]),
    }
  })
  const visits = { id: 'visits', label: t('figures.step_visits'), value: count(total.visits) }
  return (
    <section className={panel}>
      <h2 className={subtitle}>{t('figures.funnel')}</h2>
      <FunnelChart stages={[{ ...visits, share: 1 }, ...stages]} />
    </section>
  )
}

type Count = Figures['visits']

const shareOf = (part: Count, whole: Count): number =>
  typeof part === 'number' && typeof whole === 'number' && whole > 0 ? part / whole : 0
