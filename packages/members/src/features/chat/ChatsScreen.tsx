import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { ChatList } from './ChatList.tsx'
import { besideList, listPage, listSide } from './chat.css.ts'
import { LastChatOffer } from './LastChatOffer.tsx'

/** All conversations; on wide screens with the most recent one offered beside them. */
export function ChatsScreen() {
  const { t } = useTranslation('chat')
  return (
    <div className={listPage}>
      <div className={listSide}>
        <PageHeading title={t('title.chats')} />
        <ChatList current={undefined} />
      </div>
      <div className={besideList}>
        <LastChatOffer />
      </div>
    </div>
  )
}
