import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { ChatList } from './ChatList.tsx'
import { besideList, listPage, listSide } from './chat.css.ts'
import { LastChatOffer } from './LastChatOffer.tsx'

/** All conversations; where there is room, the one to go on with stands beside them. */
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
