import type { MessageCost } from '@bouquet/contract'
import { formatMoney, formatNumber } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useMember } from '../accounts/session/useUser.ts'
import { useLocale } from '../language/useLocale.ts'

/** What the next message costs, in credits and money, and what is left. */
export function useCostText({ credits, money }: MessageCost): string {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  const balance = useMember().credits
  if (credits === 0) return t('composer.free')
  const cost = money
    ? t('composer.cost_money', { count: credits, price: formatMoney(money, locale) })
    : t('composer.cost', { count: credits })
  return `${cost} · ${t('composer.balance', { count: balance, figure: formatNumber(balance, locale) })}`
}
