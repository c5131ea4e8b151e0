import type { MemberProfile } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { IconButton } from '@bouquet/ui/IconButton'
import { Menu } from '@bouquet/ui/Menu'
import { Tooltip } from '@bouquet/ui/Tooltip'
import Ban from 'lucide-react/icons/ban'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../../platform/parts/lazyDialog.tsx'
import { useUser } from '../../../platform/session.ts'
import type { Notify } from '../../../platform/toasts/useNotifications.tsx'
import { useLike } from '../../likes/useLike.ts'
import { actionIcon, actionMain, actions } from './member.css.ts'

const BlockDialog = lazyDialog(
  async () => (await import('../../safety/BlockDialog.tsx')).BlockDialog,
)

interface MemberActionsProps {
  readonly member: MemberProfile
  readonly isSelf: boolean
  readonly notify: Notify
  readonly onBlocked: () => void
  readonly onReport: () => void
}

/** Write, like, and, out of the way, report and block. */
export function MemberActions({ member, isSelf, notify, onBlocked, onReport }: MemberActionsProps) {
  const { t } = useTranslation('people')
  const [isBlocking, setBlocking] = useState(false)
  const isVisitor = useUser() === null
  const like = useLike(member, notify)
  const report = {
    id: 'report',
    label: t('report.open', { name: member.name }),
    icon: <Flag size="1.1em" />,
    onPress: onReport,
  }
  const block = {
    id: 'block',
    label: t('block.open', { name: member.name }),
    icon: <Ban size="1.1em" />,
    tone: 'danger',
    onPress: () => setBlocking(true),
  } as const
  if (isSelf) {
    return (
      <div className={actions}>
        <Button size="lg" href="/profile" className={actionMain}>
          {t('member.edit')}
        </Button>
      </div>
    )
  }
  return (
    <div className={actions}>
      <Button
        size="lg"
        className={actionMain}
        icon={<MessageCircle size="1.2em" className={actionIcon} />}
        href={`/members/${member.id}/chat`}
      >
        {t(member.conversation === null ? 'member.write' : 'member.go_on', { name: member.name })}
      </Button>
      <Tooltip description={t('member.gift_tip')}>
        <IconButton
          variant="outline"
          label={t('member.gift', { name: member.name })}
          icon={<Gift size="1.1em" />}
          href={`/members/${member.id}/chat?gift=true`}
        />
      </Tooltip>
      <Tooltip description={like.isLiked ? like.label : t('like.tip', { name: member.name })}>
        <IconButton
          variant="outline"
          tone="primary"
          label={like.label}
          icon={<Heart size="1.1em" fill={like.isLiked ? 'currentColor' : 'none'} />}
          isPressed={like.isLiked}
          onPress={like.toggle}
        />
      </Tooltip>
      <Menu
        label={t('member.more', { name: member.name })}
        trigger={
          <IconButton
            label={t('member.more', { name: member.name })}
            icon={<Ellipsis size="1.1em" />}
          />
        }
        items={isVisitor ? [report] : [report, block]}
      />
      <BlockDialog
        person={member}
        isOpen={isBlocking}
        onOpenChange={setBlocking}
        onBlocked={onBlocked}
      />
    </div>
  )
}
