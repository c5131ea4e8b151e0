import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { panel, subtitle } from '../../parts/page.css.ts'
import { useApi } from '../../platform/api.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import { saveFile } from '../../platform/files/saveFile.ts'
import { auditCsv, type Days } from './auditCsv.ts'
import * as css from './exports.css.ts'

/** The audit log of a period as a file. */
export function AuditExport({ days }: { readonly days: Days }) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const save = useMutation({
    mutationFn: () => auditCsv(api, days),
    onSuccess: (csv) =>
      saveFile({ name: `audit-${days.from}-${days.to}.csv`, type: 'text/csv', text: csv }),
  })
  return (
    <section className={panel}>
      <h2 className={subtitle}>{t('audit.title')}</h2>
      <p className={css.hint}>{t('exports.audit_text')}</p>
      <ErrorBanner error={save.error} />
      <div>
        <Button isPending={save.isPending} onPress={() => save.mutate()}>
          {t('exports.audit_csv')}
        </Button>
      </div>
    </section>
  )
}
