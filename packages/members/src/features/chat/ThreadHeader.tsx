import type { ProfileCard } from '@bouquet/contract'
import { Avatar } from '@bouquet/ui/Avatar'
import { FictionalLabel } from '@bouquet/ui/FictionalLabel'
import { IconButton } from '@bouquet/ui/IconButton'
import { Link } from '@bouquet/ui/LinkProvider'
import { Menu } from '@bouquet/ui/Menu'
import { useNavigate } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ban from 'lucide-react/icons/ban'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import Trash from 'lucide-react/icons/trash-2'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { lazyDialog } from '../../platform/parts/lazyDialog.tsx'
import { useFictional, usePhotoSource } from '../../platform/settings/useSettings.ts'
import * as css from './chat.css.ts'

const BlockDialog = lazyDialog(async () => (await import('../safety/BlockDialog.tsx')).BlockDialog)
const DeleteOpenChat = lazyDialog(
  async () => (await import('./DeleteChatDialog.tsx')).DeleteOpenChat,
)

interface ThreadHeaderProps {
  readonly profile: ProfileCard
  /** The person can be neither visited nor written to. */
  readonly hasLeft: boolean
  /** Undefined until the first message. */
  readonly conversation: string | undefined
  readonly onReport: () => void
}

/** The other member and a menu of actions. */
export function ThreadHeader({ profile, hasLeft, conversation, onReport }: ThreadHeaderProps) {
  const { t } = useTranslation(['chat', 'people'])
  const navigate = useNavigate()
  const photo = usePhotoSource()
  const { label, warning } = useFictional()
  const [asked, setAsked] = useState<'delete' | 'block' | null>(null)
  const { name } = profile
  const close = () => setAsked(null)
  const path = `/members/${profile.id}` as const
  const person = (
    <>
      <Avatar
        name={name}
        photo={profile.main_image && photo(profile.main_image, 'thumb')}
        isOnline={profile.online}
        isDecorative
      />
      <span className={css.personTexts}>
        <PageHeading title={t('chat:thread.label', { name })} className={css.personName}>
          <bdi>{name}</bdi> <span className={css.personAge}>{profile.age}</span>
        </PageHeading>
        {profile.fictional ? <FictionalLabel label={label} description={warning} /> : null}
      </span>
    </>
  )
  return (
    <header className={css.threadHead}>
      <IconButton
        className={css.backToList}
        label={t('chat:thread.to_list')}
        icon={<ArrowLeft size="1.1em" />}
        href="/chats"
      />
      {hasLeft ? (
        <div className={css.person}>{person}</div>
      ) : (
        <Link href={path} className={css.person}>
          {person}
        </Link>
      )}
      <Menu
        label={t('people:member.more', { name })}
        trigger={
          <IconButton label={t('people:member.more', { name })} icon={<Ellipsis size="1.1em" />} />
        }
        items={[
          {
            id: 'profile',
            label: t('chat:thread.profile', { name }),
            icon: <UserRound size="1.1em" />,
            href: path,
            isDisabled: hasLeft,
          },
          {
            id: 'end',
            items: [
              {
                id: 'delete',
                label: t('chat:delete.open'),
                icon: <Trash size="1.1em" />,
                isDisabled: conversation === undefined,
                onPress: () => setAsked('delete'),
              },
              {
                id: 'report',
                label: t('people:report.open', { name }),
                icon: <Flag size="1.1em" />,
                onPress: onReport,
              },
              {
                id: 'block',
                label: t('people:block.open', { name }),
                icon: <Ban size="1.1em" />,
                tone: 'danger',
                onPress: () => setAsked('block'),
              },
            ],
          },
        ]}
      />
      <BlockDialog
        person={profile}
        isOpen={asked === 'block'}
        onOpenChange={close}
        onBlocked={() => void navigate({ to: '/chats' })}
      />
      {conversation === undefined ? null : (
        <DeleteOpenChat
          name={name}
          conversation={conversation}
          isOpen={asked === 'delete'}
          onClose={close}
        />
      )}
    </header>
  )
}
