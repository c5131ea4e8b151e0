import { beginSecondFactorMutation, confirmSecondFactorMutation, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { CodeField } from '@bouquet/ui/CodeField'
import { Form } from '@bouquet/ui/Form'
import { PasswordField } from '@bouquet/ui/PasswordField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { hint } from '../settings.css.ts'
import { QrCode } from './QrCode.tsx'
import { key, keyParts, scan } from './secondFactor.css.ts'

interface FactorOffProps {
  readonly onCodes: (codes: readonly string[]) => void
}

/** Sets the second step up: the password, then the key for the app and its first code. */
export function FactorOff({ onCodes }: FactorOffProps) {
  const { t } = useTranslation(['settings', 'account'])
  const [password, setPassword] = useState('')
  const begin = useMutation(beginSecondFactorMutation(useClient()))
  const fields = useFocusFirstError(begin.error)
  const errors = useFieldErrors(begin.error, ['password'])

  if (begin.data) {
    return <FactorKey {...begin.data} onCodes={onCodes} onCancel={() => begin.reset()} />
  }
  return (
    <Form
      ref={fields}
      onSubmit={() => begin.mutate({ password }, { onSuccess: () => setPassword('') })}
      actions={
        <Button type="submit" isPending={begin.isPending}>
          {t('factor.set_up')}
        </Button>
      }
    >
      <p className={hint}>{t('factor.text')}</p>
      <PasswordField
        label={t('account:field.old_password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={errors.of('password')}
      />
      <FormError text={errors.form} />
    </Form>
  )
}

interface FactorKeyProps extends FactorOffProps {
  readonly uri: string
  readonly secret: string
  readonly onCancel: () => void
}

function FactorKey({ uri, secret, onCodes, onCancel }: FactorKeyProps) {
  const { t } = useTranslation(['settings', 'account'])
  const [code, setCode] = useState('')
  const confirm = useMutation(confirmSecondFactorMutation(useClient()))
  const fields = useFocusFirstError(confirm.error)
  const errors = useFieldErrors(confirm.error, ['code'])

  return (
    <Form
      ref={fields}
      onSubmit={() =>
        confirm.mutate({ code }, { onSuccess: ({ recovery_codes }) => onCodes(recovery_codes) })
      }
      actions={
        <>
          <Button type="submit" isPending={confirm.isPending}>
            {t('factor.switch_on')}
          </Button>
          <Button variant="quiet" tone="neutral" onPress={onCancel}>
            {t('account:profile.cancel')}
          </Button>
        </>
      }
    >
      <p className={hint}>{t('factor.scan')}</p>
      <div className={scan}>
        <QrCode text={uri} label={t('factor.qr')} />
        <div className={key}>
          <p>{t('factor.key')}</p>
          <code className={keyParts}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
      </div>
      <CodeField
        label={t('account:field.code')}
        description={t('factor.code_hint')}
        name="code"
        value={code}
        onChange={setCode}
        errorMessage={errors.of('code')}
      />
      <FormError text={errors.form} />
    </Form>
  )
}
