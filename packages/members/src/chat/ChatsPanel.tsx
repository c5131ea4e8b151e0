import { IconButton } from '@bouquet/ui/IconButton'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from 'react-i18next'
import { ChatList } from './ChatList.tsx'
import { panelHead, panelScroll, panelTitle } from './chat.css.ts'

/** The other conversations beside the open one. */
export function ChatsPanel({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation('chat')
  return (
    <>
      <div className={panelHead}>
        <IconButton label={t('list.leave')} icon={<ArrowLeft size="1.1em" />} href="/members" />
        <h2 className={panelTitle}>{t('title.chats')}</h2>
      </div>
      <div className={panelScroll}>
        <ChatList current={current} />
      </div>
    </>
  )
}
