import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { CodeInput } from './CodeStep.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import * as css from './login.css.ts'

interface FactorOnProps {
  readonly state: StaffResponse<'deskSecondFactor'>['second_factor']
  /** Called with new recovery codes, or null once it is off. */
  readonly onChange: (codes: readonly string[] | null) => void
}

/** What can be done with a second factor that is on; both need the password and a code. */
export function FactorOn({ state, onChange }: FactorOnProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const times = useTimes()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const body = { password, code }
  const renew = useMutation({
    mutationFn: () => api.request('renewDeskRecoveryCodes', { body }),
    onSuccess: ({ recovery_codes }) => onChange(recovery_codes),
  })
  const end = useMutation({
    mutationFn: () => api.request('endDeskSecondFactor', { body }),
    onSuccess: () => onChange(null),
  })
  const error = renew.error ?? end.error
  return (
    <>
      <p>
        {t('factor.on_text', {
          date: state.since === null ? '' : times.date(state.since),
          count: state.recovery_codes_left,
        })}
      </p>
      <CurrentPassword value={password} onChange={setPassword} />
      <CodeInput value={code} onChange={setCode} />
      <ErrorBanner error={error} />
      <div className={css.buttons}>
        <Button variant="outline" isPending={renew.isPending} onPress={() => renew.mutate()}>
          {t('factor.renew')}
        </Button>
        <Button
          variant="outline"
          tone="danger"
          isPending={end.isPending}
          onPress={() => end.mutate()}
        >
          {t('factor.end')}
        </Button>
      </div>
    </>
  )
}
