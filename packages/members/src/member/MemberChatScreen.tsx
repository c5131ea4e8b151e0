import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function MemberChatScreen() {
  const { t } = useTranslation('chat')
  return <PageHeading title={t('title.memberchat')} />
}
