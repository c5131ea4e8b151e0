import type { MessageCost } from '@bouquet/contract'
import { formatMoney, formatNumber } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../platform/language/useLocale.ts'
import { useMember } from '../../platform/session.ts'

const texts = {
  text: { credits: 'composer.cost', money: 'composer.cost_money' },
  /** A gift or a photo. */
  extra: { credits: 'composer.cost_once', money: 'composer.cost_once_money' },
} as const

/** Cost of what is sent next in credits and money, and the member's balance. */
export function useCostText(kind: keyof typeof texts, { credits, money }: MessageCost): string {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  const balance = useMember().credits
  if (credits === 0) return t('composer.free')
  const cost = money
    ? t(texts[kind].money, { count: credits, price: formatMoney(money, locale) })
    : t(texts[kind].credits, { count: credits })
  return `${cost} · ${t('composer.balance', { count: balance, figure: formatNumber(balance, locale) })}`
}
