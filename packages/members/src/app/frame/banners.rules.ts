import type { Address, User } from '@bouquet/contract'
import { isClosed } from '../../platform/navigation/dismissals.ts'
import { isWithin } from '../../platform/navigation/paths.ts'

export type BannerName = 'mail_refused' | 'activate' | 'photo' | 'notices'

/** Paths, with those below them, on which a reminder is not shown. */
const silent: Record<BannerName, readonly Address[]> = {
  mail_refused: ['/settings', '/signup'],
  activate: ['/activate', '/signup', '/settings', '/notifications'],
  photo: [
    '/profile',
    '/likes',
    '/signup',
    '/activate/done',
    '/premium',
    '/notifications',
    '/directdebit',
    '/settings',
    '/swipe-game',
    '/match-finder',
  ],
  notices: ['/settings', '/notifications'],
}

/** Categories that announce answers. */
const answers = ['new_conversations', 'new_messages'] as const

const applies: Record<BannerName, (user: User) => boolean> = {
  mail_refused: ({ mail_refused }) => mail_refused,
  activate: ({ mail_refused, notifications_disabled, status, profile }) =>
    !mail_refused &&
    notifications_disabled.length === 0 &&
    status === 'not_confirmed' &&
    profile.status === 'disabled',
  photo: ({ profile }) => profile.main_image === null,
  notices: ({ notifications_disabled }) =>
    answers.some((category) => notifications_disabled.includes(category)),
}

/** The reminder to show: the first that applies. A closed one is hidden for a week, and the next takes its place. */
export function bannerFor(
  user: User,
  path: string,
  closedAt: (name: BannerName) => number | null,
  now: number,
): BannerName | null {
  const names: readonly BannerName[] = ['mail_refused', 'activate', 'photo', 'notices']
  const shown = names.find(
    (name) =>
      applies[name](user) && !isWithin(path, silent[name]) && !isClosed(closedAt(name), now),
  )
  return shown ?? null
}
