import { ApiError, confirmAddressMutation, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { Navigate, useRouteContext, useSearch } from '@tanstack/react-router'
import Mail from 'lucide-react/icons/mail'
import { Trans, useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { OtherAccount } from '../../../platform/screens/OtherAccount.tsx'
import { lead, outcome, outcomeIcon } from '../../../platform/screens/screen.css.ts'
import { useUser } from '../../../platform/session.ts'
import { ActivateErrorScreen, Unconfirmed, useConfirmation, Waiting } from './ActivateScreens.tsx'

/**
 * Confirms an address by the link of the e-mail. It takes a press: mail programs open links by themselves, and the
 * address may be that of somebody who never signed up.
 */
export function ActivateScreen() {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const { brand } = useRouteContext({ from: '__root__' })
  const user = useUser()
  const { token } = useSearch({ from: '/default/activate' })
  const confirmation = useConfirmation(token)
  const confirm = useMutation(confirmAddressMutation(useClient()))

  if (!token) return <Unconfirmed user={user} />
  if (confirmation.isLoading) return <Waiting />
  const isDead = confirm.error instanceof ApiError && confirm.error.code === 'link_invalid'
  if (!confirmation.data || isDead) return <ActivateErrorScreen />
  const { email, is_confirmed: isConfirmed } = confirmation.data
  if (isConfirmed) return <Navigate to="/activate/done" search={{ token }} replace />

  return (
    <div className={outcome}>
      <Mail className={outcomeIcon} size="3.5rem" strokeWidth={1.5} />
      <PageHeading title={t('activate.open_title')} />
      <p className={lead}>
        <Trans
          t={t}
          i18nKey="activate.ask_text"
          values={{ email, brand: brand.name }}
          components={{ email: <strong /> }}
        />
      </p>
      {user?.email === email ? null : <OtherAccount />}
      <FormError text={confirm.error ? text(confirm.error) : undefined} />
      <Button size="lg" isPending={confirm.isPending} onPress={() => confirm.mutate(token)}>
        {t('activate.confirm')}
      </Button>
    </div>
  )
}
