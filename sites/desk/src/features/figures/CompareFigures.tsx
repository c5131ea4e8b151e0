import {
  type ComparedSide,
  comparedGroups,
  denominatorSteps,
  minGroupSize,
  reachedSteps,
} from '@bouquet/contract/staff'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Select } from '@bouquet/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { page, panel, subtitle } from '../../parts/page.css.ts'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import * as css from './figures.css.ts'
import { useFigureSearch, useFigures } from './useFigures.ts'
import { useFigureTexts } from './useFigureTexts.ts'

type Comparison = StaffResponse<'figures-compare'>

/** Two landing pages or traffic sources beside each other: how many take a step, and whether the difference is clear. */
export function CompareFigures() {
  const { t } = useTranslation('desk')
  const { search, range, change } = useFigureSearch()
  const { key } = useFigureTexts()
  const api = useApi()
  const by = search.by ?? 'lander'
  const of = search.of ?? 'visits'
  const step = search.step ?? 'signups'
  const known = useFigures(by, range, search.brand).data?.rows.map((row) => row.key) ?? []
  const first = known.find((one) => one === search.first) ?? known.at(0)
  const others = known.filter((one) => one !== first)
  const second = others.find((one) => one === search.second) ?? others.at(0)
  const query = {
    ...range,
    by,
    of,
    step,
    first: first ?? '',
    second: second ?? '',
    ...(search.brand !== undefined && { brand: search.brand }),
  }
  const { data, error } = useQuery({
    queryKey: ['figures-compare', query],
    queryFn: () => api.request('figures-compare', { query }),
    enabled: first !== undefined && second !== undefined,
  })
  const options = (keys: readonly string[]) => keys.map((id) => ({ id, label: key(by, id) }))
  const steps = reachedSteps.filter((each) => each !== of)
  return (
    <section className={page}>
      <h2 className={subtitle}>{t('figures.compare')}</h2>
      <div className={css.filters}>
        <Select
          label={t('figures.by')}
          options={comparedGroups.map((id) => ({ id, label: t(`figures.by_${id}`) }))}
          value={by}
          onChange={(value) =>
            change({
              by: comparedGroups.find((one) => one === value),
              first: undefined,
              second: undefined,
            })
          }
        />
        <Select
          label={t('figures.first')}
          options={options(known)}
          value={first ?? ''}
          onChange={(value) => change({ first: value, second })}
        />
        <Select
          label={t('figures.second')}
          options={options(others)}
          value={second ?? ''}
          onChange={(value) => change({ first, second: value })}
        />
        <Select
          label={t('figures.step')}
          options={steps.map((id) => ({ id, label: t(`figures.step_${id}`) }))}
          value={step}
          onChange={(value) => change({ step: steps.find((one) => one === value) })}
        />
        <Select
          label={t('figures.of')}
          options={denominatorSteps
            .filter((id) => id !== step)
            .map((id) => ({ id, label: t(`figures.step_${id}`) }))}
          value={of}
          onChange={(value) => change({ of: denominatorSteps.find((one) => one === value) })}
        />
      </div>
      {second === undefined ? <p className={css.note}>{t('figures.compare_none')}</p> : null}
      <ErrorBanner error={error} />
      {data ? (
        <>
          <Verdict
            comparison={data}
            of={t(`figures.step_${of}`)}
            name={(side) => key(by, side.key)}
          />
          <ul className={css.sides}>
            {[data.first, data.second].map((side) => (
              <li key={side.key} className={panel}>
                <Side side={side} name={key(by, side.key)} widest={widestOf(data)} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

interface VerdictProps {
  readonly comparison: Comparison
  /** What the shares are of. */
  readonly of: string
  readonly name: (side: ComparedSide) => string
}

function Verdict({ comparison, of, name }: VerdictProps) {
  const { t } = useTranslation('desk')
  const { points } = useFigureTexts()
  const { difference, first, second, verdict } = comparison
  if (!difference || verdict === 'too_few') {
    return (
      <AlertBanner tone="warning" title={t('figures.verdict_too_few')}>
        {t('figures.too_few', { least: minGroupSize, of })}
      </AlertBanner>
    )
  }
  const low = points(difference.low)
  const high = points(difference.high)
  if (verdict === 'no_difference') {
    return (
      <AlertBanner tone="info" title={t('figures.verdict_no_difference')}>
        {t('figures.no_difference', { first: name(first), second: name(second), low, high })}
      </AlertBanner>
    )
  }
  const isFirst = verdict === 'first_better'
  const better = name(isFirst ? first : second)
  const [least, most] = isFirst ? [low, high] : [high, low]
  return (
    <AlertBanner tone="success" title={t('figures.verdict_better', { better })}>
      {t('figures.better', { low: least, high: most })}
    </AlertBanner>
  )
}

/** The scale that both intervals fit into. */
const widestOf = ({ first, second }: Comparison): number =>
  Math.max(0.01, first.share?.high ?? 0, second.share?.high ?? 0)

interface SideProps {
  readonly side: ComparedSide
  readonly name: string
  readonly widest: number
}

function Side({ side: { base, reached, share }, name, widest }: SideProps) {
  const { t } = useTranslation('desk')
  const { count, percent } = useFigureTexts()
  const counts = { reached: count(reached), base: count(base) }
  const at = (value: number) => `${(value / widest) * 100}%`
  return (
    <div className={css.side}>
      <span className={css.sideName}>{name}</span>
      <span>
        {share
          ? t('figures.side', { ...counts, share: percent(share.value) })
          : t('figures.side_hidden', counts)}
      </span>
      {share ? (
        <>
          <svg className={css.track} aria-hidden="true">
            <rect
              className={css.interval}
              x={at(share.low)}
              width={at(share.high - share.low)}
              height="100%"
            />
            <rect className={css.middle} x={at(share.value)} width="3" height="100%" />
          </svg>
          <span className={css.note}>
            {t('figures.interval', { low: percent(share.low), high: percent(share.high) })}
          </span>
        </>
      ) : null}
    </div>
  )
}
