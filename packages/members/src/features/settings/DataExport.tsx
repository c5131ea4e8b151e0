import { dataExportQuery, requestDataExportMutation, useClient } from '@bouquet/client'
import type { DataExport as Copy } from '@bouquet/contract'
import { formatFileSize } from '@bouquet/i18n/format'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Spinner } from '@bouquet/ui/Spinner'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../platform/language/useDates.ts'
import { useLocale } from '../../platform/language/useLocale.ts'
import { OtherAccount } from '../../platform/screens/OtherAccount.tsx'
import { useMember } from '../../platform/session.ts'
import { useProof } from '../accounts/ProofStep.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { ProofForm } from './ProofForm.tsx'
import { hint, stack } from './settings.css.ts'

/** A copy of the member's data: asked for, being made, ready to download until it expires. */
export function DataExport() {
  const { t } = useTranslation('settings')
  const client = useClient()
  const latest = useQuery(dataExportQuery(client))
  const request = useMutation(requestDataExportMutation(client))
  const proof = useProof(request.error)
  const ask = () => request.mutate(proof.given, { onSuccess: proof.reset })
  const mailed = useSearch({ from: '/default/settings' }).export
  return (
    <LoadedPart query={latest}>
      {(copy) => (
        <div className={stack}>
          {mailed === 'other' ? <OtherAccount /> : null}
          {mailed === 'gone' ? <AlertBanner tone="warning">{t('export.gone')}</AlertBanner> : null}
          {copy ? <CopyState copy={copy} /> : <p className={hint}>{t('export.text')}</p>}
          {copy || proof.isAsked ? null : (
            <Button isPending={request.isPending} onPress={ask}>
              {t('export.ask')}
            </Button>
          )}
          <ProofForm
            proof={proof}
            error={request.error}
            isPending={request.isPending}
            onSubmit={ask}
          />
        </div>
      )}
    </LoadedPart>
  )
}

function CopyState({ copy }: { readonly copy: Copy }) {
  const { t } = useTranslation('settings')
  const locale = useLocale()
  const dates = useDates()
  const { email } = useMember()
  const { address, bytes, expires } = copy
  if (address === null || bytes === null || expires === null) {
    return (
      <>
        <Spinner label={t('export.preparing')} />
        <p className={hint}>
          {t('export.asked', { date: dates.format(copy.requested, 'moment'), email })}
        </p>
      </>
    )
  }
  return (
    <>
      <p role="status">
        {t('export.ready', {
          size: formatFileSize(bytes, locale),
          date: dates.format(expires, 'moment'),
        })}
      </p>
      <Button
        icon={<Download size="1.1em" />}
        onPress={() => {
          // The router opens pages only; the answer is a download, so this page stays.
          location.assign(address)
        }}
      >
        {t('export.download')}
      </Button>
    </>
  )
}
