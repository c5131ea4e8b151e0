import { Button } from '@bouquet/ui/Button'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { page, panel, title } from '../../parts/page.css.ts'
import { useApi } from '../../platform/api.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { LookReason } from './LookReason.tsx'
import { useLookReason } from './lookReason.ts'
import { MemberRecord } from './MemberRecord.tsx'
import { type Look, recordQuery } from './memberRecord.ts'

/** One member with all that support may see. Opened from a bookmark it asks why first. */
export function MemberPage() {
  const { brand, member } = useParams({ from: '/work/accounts/$brand/$member' })
  const reason = useLookReason()
  return reason === null ? (
    <AskReason key={member} />
  ) : (
    <LoadedRecord key={member} look={{ brand, member, reason }} />
  )
}

function LoadedRecord({ look }: { readonly look: Look }) {
  const { t } = useTranslation('desk')
  const text = useErrorText()
  const { data, error, refetch, isFetching } = useQuery(recordQuery(useApi(), look))
  if (data) return <MemberRecord record={data} look={look} />
  return (
    <div className={page}>
      <PageHeading title={t('accounts.member')} className={title} />
      {error ? (
        <ErrorState
          title={t('member.failed')}
          description={text(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading label={t('member.loading')}>
          <Skeleton variant="block" height="24rem" />
        </Loading>
      )}
    </div>
  )
}

function AskReason() {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isMissing = reason.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!isMissing) void navigate({ to: '.', state: { lookReason: reason }, replace: true })
  }

  return (
    <div className={page}>
      <PageHeading title={t('accounts.member')} className={title} />
      <form className={panel} onSubmit={submit} noValidate>
        <LookReason value={reason} onChange={setReason} isChecked={isChecked} />
        <div>
          <Button type="submit">{t('accounts.open')}</Button>
        </div>
      </form>
    </div>
  )
}
