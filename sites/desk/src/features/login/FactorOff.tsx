import { Button } from '@bouquet/ui/Button'
import { CodeField } from '@bouquet/ui/CodeField'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { useApi } from '../../platform/api.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import * as css from './login.css.ts'

interface FactorOffProps {
  /** Called with the recovery codes once it is on. */
  readonly onChange: (codes: readonly string[]) => void
}

/** Sets a second factor up: the password, the app, a first code of it. */
export function FactorOff({ onChange }: FactorOffProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const begin = useMutation({
    mutationFn: () => api.request('beginDeskSecondFactor', { body: { password } }),
  })
  const confirm = useMutation({
    mutationFn: (entered: string) =>
      api.request('confirmDeskSecondFactor', { body: { code: entered } }),
    onSuccess: ({ recovery_codes }) => onChange(recovery_codes),
  })
  const error = begin.data ? confirm.error : begin.error
  const refusal = <ErrorBanner error={error} />

  if (begin.data) {
    const { uri, secret } = begin.data
    return (
      <form
        className={css.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          confirm.mutate(code)
        }}
      >
        <p>{t('factor.scan')}</p>
        <QrCode text={uri} label={t('factor.qr')} />
        <code className={css.secret}>{secret}</code>
        <CodeField
          label={t('login.code')}
          name="code"
          value={code}
          onChange={setCode}
          onComplete={(entered) => confirm.mutate(entered)}
        />
        {refusal}
        <div>
          <Button type="submit" isPending={confirm.isPending}>
            {t('factor.confirm')}
          </Button>
        </div>
      </form>
    )
  }
  return (
    <form
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        begin.mutate()
      }}
    >
      <p>{t('factor.off_text')}</p>
      <CurrentPassword value={password} onChange={setPassword} />
      {refusal}
      <div>
        <Button type="submit" isPending={begin.isPending}>
          {t('factor.begin')}
        </Button>
      </div>
    </form>
  )
}

/** Dark on white in dark mode too, since not every camera reads an inverted code. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawCode(text), [text])
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#000" />
    </svg>
  )
}

function drawCode(text: string) {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
