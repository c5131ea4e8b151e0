import { Button } from '@bouquet/ui/Button'
import { useTranslation } from 'react-i18next'
import { lead, taskIntro, taskScreen } from '../../app/form.css.ts'
import { PageHeading } from '../../navigation/PageHeading.tsx'

/** No new members now, or only by invitation; those who have an account can still come in. */
export function SignupClosed({ kind }: { readonly kind: 'closed' | 'invited' }) {
  const { t } = useTranslation(['common', 'account'])
  return (
    <div className={taskScreen}>
      <div className={taskIntro}>
        <PageHeading title={t(`signup.${kind}_title`)} />
        <p className={lead}>{t(`signup.${kind}`)}</p>
      </div>
      <Button href="/login" size="lg" isWide>
        {t('account:login.submit')}
      </Button>
    </div>
  )
}
