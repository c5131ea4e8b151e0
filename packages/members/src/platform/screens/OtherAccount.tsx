import { ApiError } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../errors/useErrorText.ts'
import { useUser } from '../session.ts'

/** Says on the page of a mailed link that it is about another account than the one that is logged in here. */
export function OtherAccount() {
  const { t } = useTranslation('account')
  const user = useUser()
  if (!user) return null
  return (
    <AlertBanner tone="warning">{t('other_account.logged_in', { own: user.email })}</AlertBanner>
  )
}

/**
 * Text of an error on a page that mails lead to. Where nothing is found it also says who is logged in, since it may be
 * of another account.
 */
export function useMailedLinkErrorText(): (error: unknown) => string {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const user = useUser()
  return (error) =>
    user && error instanceof ApiError && error.status === 404
      ? `${text(error)} ${t('other_account.perhaps', { own: user.email })}`
      : text(error)
}
