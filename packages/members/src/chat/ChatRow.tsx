import type { ChatItem } from '@bouquet/contract'
import { formatRelative } from '@bouquet/i18n/format'
import { Avatar } from '@bouquet/ui/Avatar'
import { CountBadge } from '@bouquet/ui/Badge'
import { FictionalLabel } from '@bouquet/ui/FictionalLabel'
import { IconButton } from '@bouquet/ui/IconButton'
import { Link } from '@bouquet/ui/LinkProvider'
import { Menu } from '@bouquet/ui/Menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../language/useLocale.ts'
import { useFictional } from '../profiles/cards/useFictional.ts'
import { usePhotoSource } from '../profiles/photos/usePhotoSource.ts'
import * as css from './chat.css.ts'
import { useChatPreview } from './useChatPreview.ts'

interface ChatRowProps {
  readonly chat: ChatItem
  /** Milliseconds since 1970. */
  readonly now: number
  readonly isCurrent: boolean
  readonly onDelete: () => void
}

/** One conversation: who, the last words, when, and how many are unread. */
export function ChatRow({ chat, now, isCurrent, onDelete }: ChatRowProps) {
  const { t } = useTranslation(['chat', 'people'])
  const locale = useLocale()
  const photo = usePhotoSource()
  const { label, warning } = useFictional()
  const lastWords = useChatPreview(chat)
  const { conversation, profile, last_message, num_unread_messages } = chat
  const isUnread = num_unread_messages > 0
  return (
    <li className={css.row} data-current={isCurrent || undefined}>
      <Avatar
        size="lg"
        name={profile.name}
        photo={profile.main_image && photo(profile.main_image, 'thumb')}
        onlineLabel={profile.online ? t('people:online') : undefined}
        isDecorative
      />
      <div className={css.rowWords}>
        <p className={css.rowTop}>
          <Link
            href={`/chats/${conversation.id}`}
            className={css.rowLink}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {profile.name}
          </Link>
          {last_message ? (
            <time className={css.rowTime} dateTime={last_message.sent_at}>
              {formatRelative(last_message.sent_at, now, locale)}
            </time>
          ) : null}
        </p>
        {profile.fictional ? <FictionalLabel label={label} warning={warning} /> : null}
        <p className={css.rowLast} data-unread={isUnread || undefined}>
          <span className={css.rowLastText}>{lastWords}</span>
          <CountBadge
            className={css.rowBadge}
            count={num_unread_messages}
            label={t('chat:list.unread', { count: num_unread_messages })}
          />
        </p>
      </div>
      <div className={css.rowMenu}>
        <Menu
          label={t('chat:list.more', { name: profile.name })}
          trigger={
            <IconButton
              label={t('chat:list.more', { name: profile.name })}
              icon={<Ellipsis size="1em" />}
            />
          }
          items={[
            {
              id: 'delete',
              label: t('chat:delete.open'),
              icon: <Trash size="1.1em" />,
              tone: 'danger',
              onPress: onDelete,
            },
          ]}
        />
      </div>
    </li>
  )
}
