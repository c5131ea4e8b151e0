import { ApiError, type Unsent } from '@bouquet/client'
import { errorBodySchema, type HeldFor, type Message } from '@bouquet/contract'
import { formatDate, formatDay } from '@bouquet/i18n/format'
import type { ThreadBody } from '@bouquet/ui/ChatThread'
import Gift from 'lucide-react/icons/gift'
import { useTranslation } from 'react-i18next'
import { usePhotoSource } from '../app/useSettings.ts'
import { useErrorText } from '../errors/useErrorText.ts'
import { useLocale } from '../language/useLocale.ts'
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
  const locale = useLocale()
  const photo = usePhotoSource()
  const errorText = useErrorText()

  function body(given: Message['body']): ThreadBody {
    switch (given.kind) {
      case 'text':
        return given
      case 'gift':
        return { kind: 'gift', name: t('message.gift'), picture: <Gift size="3.5rem" /> }
      case 'photo':
        return { kind: 'photo', photo: photo(given.photo), alt: t('message.photo') }
    }
  }

  function waiting({ state, error, params }: Unsent): string {
    if (state === 'unacknowledged') return t('state.unacknowledged')
    if (error === 'conversation_limit') return t('state.limited')
    if (state === 'unpaid') return t('state.unpaid')
    const code = errorBodySchema.shape.error.shape.code.safeParse(error).data ?? 'general_error'
    return errorText(new ApiError({ code, status: 0, params }))
  }

  return {
    body,
    waiting,
    time: (iso) => formatDate(iso, locale, 'time'),
    day: (iso) => formatDay(iso, Date.now(), locale),
    dayKey: (iso) => formatDate(iso, locale, 'short'),
    state: (state) => t(`state.${state}`),
    held: (reason) => t(`state.${heldTexts[reason]}`),
  }
}
