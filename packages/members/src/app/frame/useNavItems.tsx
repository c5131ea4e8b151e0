import { chatsQuery, countNewLikes, likesQuery, useClient } from '@bouquet/client'
import { constants, type User } from '@bouquet/contract'
import { CountBadge } from '@bouquet/ui/Badge'
import { CreditsBadge } from '@bouquet/ui/CreditsBadge'
import type { TopBarItem } from '@bouquet/ui/TopBar'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import Coins from 'lucide-react/icons/coins'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import Sparkles from 'lucide-react/icons/sparkles'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../platform/session.ts'

const icon = { size: '1em', 'aria-hidden': true } as const

/** Links of the top bar; none for a visitor, who sees the login button instead. */
export function useNavItems(user: User | null): readonly TopBarItem[] {
  const { t } = useTranslation('account')
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
        badge: credits <= constants.badge.creditsLow && <CreditsBadge credits={credits} />,
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

/** Unread messages and new likes of the logged-in member; nothing for a visitor. */
export function useUnreadCounts() {
  const client = useClient()
  const enabled = useUser() !== null
  const chats = useQuery({ ...chatsQuery(client), enabled }).data
  const likes = useQuery({ ...likesQuery(client), enabled }).data
  const messages = (enabled && chats?.total_unread_messages) || 0
  const fresh = enabled && likes ? countNewLikes(likes) : 0
  return { messages, likes: fresh, total: messages + fresh }
}
