import { type Figures, memberSteps } from '@bouquet/contract/staff'
import { useTranslation } from 'react-i18next'
import { panel, subtitle } from '../../parts/page.css.ts'
import * as css from './figures.css.ts'
import { useFigureTexts } from './useFigureTexts.ts'

/** How many come how far: signups of the visits, and the later steps of the signups. */
export function FigureFunnel({ total }: { readonly total: Figures }) {
  const { t } = useTranslation('desk')
  const { count, share } = useFigureTexts()
  const stages = [
    { step: 'visits', of: undefined },
    { step: 'signups', of: 'visits' },
    ...memberSteps.map((step) => ({ step, of: 'signups' as const })),
  ] as const
  return (
    <section className={panel}>
      <h2 className={subtitle}>{t('figures.funnel')}</h2>
      <ol className={css.funnel}>
        {stages.map(({ step, of }) => {
          const part = of === undefined ? null : share(total[step], total[of])
          return (
            <li key={step} className={css.stage}>
              <span className={css.stageHead}>
                <span>{t(`figures.step_${step}`)}</span>
                <span>
                  <span className={css.stageValue}>{count(total[step])}</span>
                  {part === null
                    ? null
                    : ` · ${t(`figures.of_${of ?? 'visits'}`, { share: part })}`}
                </span>
              </span>
              <Bar share={of === undefined ? 1 : shareOf(total[step], total[of])} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type Count = Figures['visits']

const shareOf = (part: Count, whole: Count): number =>
  typeof part === 'number' && typeof whole === 'number' && whole > 0 ? Math.min(1, part / whole) : 0

const Bar = ({ share }: { readonly share: number }) => (
  <svg className={css.track} aria-hidden="true">
    <rect className={css.fill} width={`${share * 100}%`} height="100%" rx="4" />
  </svg>
)
