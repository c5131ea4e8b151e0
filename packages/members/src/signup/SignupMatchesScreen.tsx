import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function SignupMatchesScreen() {
  const { t } = useTranslation('account')
  return <PageHeading title={t('title.signupmatches')} />
}
