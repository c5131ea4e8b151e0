import { constants, type User } from '@bouquet/contract'
import { formatNumber } from '@bouquet/i18n/format'
import { CountBadge } from '@bouquet/ui/Badge'
import { CreditsBadge } from '@bouquet/ui/CreditsBadge'
import type { TopBarItem } from '@bouquet/ui/TopBar'
import { useLocation } from '@tanstack/react-router'
import Coins from 'lucide-react/icons/coins'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import Sparkles from 'lucide-react/icons/sparkles'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../language/useLocale.ts'
import { useUnreadCounts } from './useUnreadCounts.ts'

const icon = { size: '1em', 'aria-hidden': true } as const

/** Where a member can go; nothing for a visitor, who has the login button. */
export function useNavItems(user: User | null): readonly TopBarItem[] {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const { pathname } = useLocation()
  const { messages, likes } = useUnreadCounts()
  if (!user) return []
  const { credits, paid_user } = user

  const purchase: TopBarItem = paid_user
    ? {
        id: 'credits',
        label: t('frame.credits'),
        href: '/credits',
        icon: <Coins {...icon} />,
        badge: credits <= constants.badge.creditsLow && (
          <CreditsBadge
            credits={credits}
            text={formatNumber(credits, locale)}
            label={t('frame.credits_left', { count: credits })}
          />
        ),
      }
    : {
        id: 'premium',
        label: t('frame.get_premium'),
        href: '/premium',
        icon: <Sparkles {...icon} />,
      }
  const places: TopBarItem[] = [
    { id: 'search', label: t('frame.search'), href: '/members', icon: <Search {...icon} /> },
    {
      id: 'messages',
      label: t('frame.messages'),
      href: '/chats',
      icon: <MessageCircle {...icon} />,
      badge: (
        <CountBadge count={messages} label={t('frame.messages_waiting', { count: messages })} />
      ),
    },
    {
      id: 'likes',
      label: t('frame.likes'),
      href: '/likes',
      icon: <Heart {...icon} />,
      badge: <CountBadge count={likes} label={t('frame.likes_waiting', { count: likes })} />,
    },
    purchase,
  ]
  return places.map((place) => ({ ...place, isCurrent: isAt(pathname, place.href) }))
}

const isAt = (pathname: string, href: string) =>
  pathname === href || pathname.startsWith(`${href}/`)
