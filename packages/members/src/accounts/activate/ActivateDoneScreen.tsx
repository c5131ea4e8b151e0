import { useClient, userQuery } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lead } from '../../app/form.css.ts'
import { PageHeading } from '../../navigation/PageHeading.tsx'
import { useUser } from '../session/useUser.ts'
import { outcome, outcomeIcon } from './activate.css.ts'

/** The address is confirmed. */
export function ActivateDoneScreen() {
  const { t } = useTranslation('account')
  const client = useClient()
  const user = useUser()
  const isUnfinished = user?.signup_steps.some((step) => step !== 'push')

  useEffect(() => {
    void client.cache.invalidateQueries({ queryKey: userQuery(client).queryKey })
  }, [client])

  return (
    <div className={outcome}>
      <CircleCheck className={outcomeIcon} size="3.5rem" strokeWidth={1.5} />
      <PageHeading title={t('title.activatedone')} />
      <p className={lead}>{t('activate.done_text')}</p>
      <Button size="lg" href={user ? (isUnfinished ? '/signup' : '/members') : '/login'}>
        {user ? t(isUnfinished ? 'signup.continue' : 'activate.go_on') : t('login.submit')}
      </Button>
    </div>
  )
}
