import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { ChatList } from './ChatList.tsx'
import { besideList, listAlone, panelHead, panelScroll, panelTitle, sides } from './chat.css.ts'
import { LastChatOffer } from './LastChatOffer.tsx'

/** All conversations; on wide screens with the most recent one offered beside them. */
export function ChatsScreen() {
  const { t } = useTranslation('chat')
  return (
    <div className={sides}>
      <div className={listAlone}>
        <div className={panelHead}>
          <PageHeading title={t('title.chats')} className={panelTitle} />
        </div>
        <div className={panelScroll}>
          <ChatList current={undefined} />
        </div>
      </div>
      <div className={besideList}>
        <LastChatOffer />
      </div>
    </div>
  )
}
