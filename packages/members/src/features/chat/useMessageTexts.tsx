import { ApiError, type Unsent, type UnsentBody } from '@bouquet/client'
import type { HeldFor, Message } from '@bouquet/contract'
import type { ThreadBody } from '@bouquet/ui/ChatThread'
import { GiftIcon } from '@bouquet/ui/GiftIcon'
import Gift from 'lucide-react/icons/gift'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useDates } from '../../platform/language/useDates.ts'
import { usePhotoSource } from '../../platform/settings/useSettings.ts'
import { giftNameOf } from './giftName.ts'
import type { MessageTexts } from './threadMessages.ts'

const heldTexts = {
  confirmation: 'held',
  review: 'review',
  credits: 'unpaid',
  rejected: 'rejected',
  gone: 'gone',
} as const satisfies Record<HeldFor, string>

/** Translated texts around messages. */
export function useMessageTexts(): MessageTexts {
  const { t } = useTranslation('chat')
  const dates = useDates()
  const photo = usePhotoSource()
  const errorText = useErrorText()

  function body(given: Message['body'] | UnsentBody): ThreadBody {
    switch (given.kind) {
      case 'text':
        return given
      case 'gift': {
        const name = giftNameOf(given.gift)
        return name === null
          ? { kind: 'gift', name: t('message.gift'), picture: <Gift size="3.5rem" /> }
          : { kind: 'gift', name: t(`gift.${name}`), picture: <GiftIcon name={name} size="6rem" /> }
      }
      case 'photo':
        return {
          kind: 'photo',
          photo: photo(given.photo),
          alt: t(given.photo.locked ? 'message.photo_veiled' : 'message.photo'),
          isVeiled: given.photo.locked,
        }
    }
  }

  function waiting({ state, error, params }: Unsent): string {
    if (state === 'unacknowledged') return t('state.unacknowledged')
    if (error === 'conversation_limit') return t('state.limited')
    if (state === 'unpaid') return t('state.unpaid')
    return errorText(new ApiError({ code: error ?? 'general_error', status: 0, params }))
  }

  const warning = ({ warnings = [] }: Message) =>
    warnings.length === 0
      ? undefined
      : t(warnings.includes('money') ? 'warning.money' : 'warning.contact')

  return {
    body,
    waiting,
    warning,
    time: (iso) => dates.format(iso, 'time'),
    day: (iso) => dates.day(iso),
    dayKey: (iso) => dates.format(iso, 'short'),
    held: (reason) => t(`state.${heldTexts[reason]}`),
  }
}
