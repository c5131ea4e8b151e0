import type { Message, ProfileCard } from '@bouquet/contract'
import { Photo } from '@bouquet/ui/Photo'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePhotoSource } from '../../platform/settings/useSettings.ts'
import { useReport } from '../safety/useReport.tsx'
import { reported } from './chat.css.ts'
import { giftNameOf } from './giftName.ts'

/** Reports the other member, or one of their messages as it stands; the dialog offers to block them as well. */
export function useChatReport(profile: ProfileCard) {
  const { t } = useTranslation(['chat', 'people'])
  const navigate = useNavigate()
  const source = usePhotoSource()
  const { report, dialog } = useReport({ onBlocked: () => void navigate({ to: '/chats' }) })

  function evidence({ body }: Message) {
    if (body.kind === 'text') return body.text
    if (body.kind === 'photo') {
      return <Photo photo={source(body.photo, 'thumb')} alt="" className={reported} />
    }
    const gift = giftNameOf(body.gift)
    return gift === null ? t('chat:message.gift') : t(`chat:gift.${gift}`)
  }
  return {
    dialog,
    reportMember: () =>
      report({
        subject: { kind: 'profile', profile: profile.id },
        title: t('people:report.open', { name: profile.name }),
        person: profile,
      }),
    reportMessage: (message: Message) =>
      report({
        subject: { kind: 'message', message: message.id },
        title: t(message.body.kind === 'photo' ? 'people:report.photo' : 'chat:message.report'),
        person: profile,
        evidence: evidence(message),
      }),
  }
}
