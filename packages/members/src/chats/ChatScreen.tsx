import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function ChatScreen() {
  const { t } = useTranslation('chat')
  return <PageHeading title={t('title.chat')} />
}
