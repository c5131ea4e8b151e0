import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Spinner } from '@bouquet/ui/Spinner'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskApi, useApi } from '../../platform/api.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { sessionQuery } from '../../platform/session.ts'
import { FactorOff } from './FactorOff.tsx'
import { FactorOn } from './FactorOn.tsx'
import * as css from './login.css.ts'

export function secondFactorQuery(api: DeskApi) {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: () => api.request('deskSecondFactor'),
  })
}

/** The second factor of the logged-in member of staff: set up, renewed and switched off. */
export function SecurityPage() {
  const { t } = useTranslation('desk')
  const cache = useQueryClient()
  const api = useApi()
  const query = secondFactorQuery(api)
  const { data, error, refetch, isFetching } = useQuery(query)
  const text = useErrorText()
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  function changed(recoveryCodes: readonly string[] | null) {
    setCodes(recoveryCodes)
    void cache.invalidateQueries({ queryKey: query.queryKey })
    // The session says whether the other pages are open.
    void cache.invalidateQueries({ queryKey: sessionQuery(api).queryKey })
  }

  return (
    <div className={css.column}>
      <PageHeading title={t('factor.title')} />
      {error && !data ? (
        <ErrorState
          title={t('error.title')}
          description={text(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {!data && !error ? <Spinner /> : null}
      {codes ? <RecoveryCodes codes={codes} onStored={() => setCodes(null)} /> : null}
      {data && !codes ? (
        <>
          {data.second_factor.required && !data.second_factor.on ? (
            <AlertBanner tone="warning">{t('factor.needed')}</AlertBanner>
          ) : null}
          {data.second_factor.on ? (
            <FactorOn state={data.second_factor} onChange={changed} />
          ) : (
            <FactorOff onChange={changed} />
          )}
        </>
      ) : null}
    </div>
  )
}

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onStored: () => void
}

function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const { t } = useTranslation('desk')
  return (
    <>
      <h2>{t('factor.codes_title')}</h2>
      <p>{t('factor.codes_text')}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onPress={onStored}>{t('factor.codes_kept')}</Button>
    </>
  )
}
