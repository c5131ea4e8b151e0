import { DateField } from '@bouquet/ui/DateField'
import { Select } from '@bouquet/ui/Select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { page, title } from '../../parts/page.css.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { useSession } from '../../platform/session.ts'
import { AuditExport } from './AuditExport.tsx'
import * as css from './exports.css.ts'
import { TransparencyReport } from './TransparencyReport.tsx'

const everyBrand = 'all'

/** Until today, since the year began. */
function thisYear() {
  const today = new Date().toISOString().slice(0, 10)
  return { from: `${today.slice(0, 4)}-01-01`, to: today }
}

/** Figures for the report that the Digital Services Act asks for, and the audit log as a file. */
export function ExportsPage() {
  const { t } = useTranslation('desk')
  const brands = useSession()?.brands ?? []
  const [first] = useState(thisYear)
  const [from, setFrom] = useState<string | null>(first.from)
  const [to, setTo] = useState<string | null>(first.to)
  const [brand, setBrand] = useState(everyBrand)
  const isWrong = from === null || to === null || to < from
  return (
    <div className={page}>
      <PageHeading title={t('exports.title')} className={title} />
      <div className={css.period}>
        <DateField label={t('exports.from')} value={from} onChange={setFrom} />
        <DateField
          label={t('exports.to')}
          value={to}
          onChange={setTo}
          errorMessage={isWrong ? t('exports.wrong') : undefined}
        />
        <Select
          label={t('exports.brand')}
          options={[
            { id: everyBrand, label: t('menu.all_brands') },
            ...brands.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={brand}
          onChange={setBrand}
        />
      </div>
      {isWrong ? null : (
        <>
          <TransparencyReport
            days={{ from, to }}
            brand={brand === everyBrand ? undefined : brand}
          />
          <AuditExport days={{ from, to }} />
        </>
      )}
    </div>
  )
}
