import { formatNumber } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { panel, subtitle } from '../../parts/page.css.ts'
import { QueryView } from '../../parts/QueryView.tsx'
import { useApi } from '../../platform/api.ts'
import { toCsv } from '../../platform/files/csv.ts'
import { saveFile } from '../../platform/files/saveFile.ts'
import { useDeskLocale } from '../../platform/language/useDeskLocale.ts'
import type { Days } from './auditCsv.ts'
import * as css from './exports.css.ts'
import { type Report, reportRows, sectionsOf } from './reportRows.ts'

interface TransparencyReportProps {
  readonly days: Days
  readonly brand: string | undefined
}

/** The figures of a period, to be read and downloaded. */
export function TransparencyReport({ days, brand }: TransparencyReportProps) {
  const { t } = useTranslation(['desk', 'safety'])
  const api = useApi()
  const locale = useDeskLocale()
  const query = { ...days, ...(brand !== undefined && { brand }) }
  const report = useQuery({
    queryKey: ['transparency-report', query],
    queryFn: () => api.request('transparency-report', { query }),
  })
  const name = `transparency-${days.from}-${days.to}${brand === undefined ? '' : `-${brand}`}`
  const saveJson = (data: Report) =>
    saveFile({
      name: `${name}.json`,
      type: 'application/json',
      text: `${JSON.stringify(data, null, 2)}\n`,
    })
  const saveCsv = (data: Report) =>
    saveFile({ name: `${name}.csv`, type: 'text/csv', text: toCsv(reportRows(data)) })
  const shown = (value: number | null) => (value === null ? '–' : formatNumber(value, locale))
  return (
    <section className={panel}>
      <h2 className={subtitle}>{t('exports.transparency')}</h2>
      <p className={css.hint}>{t('exports.transparency_text')}</p>
      <QueryView query={report}>
        {(data) => (
          <>
            <div className={css.sections}>
              {sectionsOf(data).map(({ id: section, figures }) => (
                <div key={section}>
                  <h3 className={css.name}>{t(`exports.${section}`)}</h3>
                  <dl>
                    {figures.map(({ id, value }) => (
                      <div key={id} className={css.figure}>
                        <dt>{t(`exports.${id}`)}</dt>
                        <dd className={css.value}>{shown(value)}</dd>
                      </div>
                    ))}
                    {section === 'notices'
                      ? data.notices.by_reason.map(({ reason, received }) => (
                          <div key={reason} className={css.figure}>
                            <dt>{t(`safety:reason.${reason}`)}</dt>
                            <dd className={css.value}>{shown(received)}</dd>
                          </div>
                        ))
                      : null}
                  </dl>
                </div>
              ))}
            </div>
            <div className={css.buttons}>
              <Button onPress={() => saveCsv(data)}>{t('exports.csv')}</Button>
              <Button variant="outline" tone="neutral" onPress={() => saveJson(data)}>
                {t('exports.json')}
              </Button>
            </div>
          </>
        )}
      </QueryView>
    </section>
  )
}
