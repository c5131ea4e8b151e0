import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { useTranslation } from 'react-i18next'
import { useUser } from '../session.ts'
import { lead } from './screen.css.ts'

/** Says on the page of a mailed link that it is about another account than the one that is logged in here. */
export function OtherAccount() {
  const { t } = useTranslation('account')
  const user = useUser()
  if (!user) return null
  return (
    <AlertBanner tone="warning">{t('other_account.logged_in', { own: user.email })}</AlertBanner>
  )
}

/** Says who is logged in, where what a mailed link leads to was not found. */
export function PerhapsOtherAccount() {
  const { t } = useTranslation('account')
  const user = useUser()
  if (!user) return null
  return <p className={lead}>{t('other_account.perhaps', { own: user.email })}</p>
}
