import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function ChatsScreen() {
  const { t } = useTranslation('chat')
  return <PageHeading title={t('title.chats')} />
}
