import type { Address, User } from '@bouquet/contract'

export type BannerName = 'activate' | 'photo' | 'notices'

/** Addresses, by their beginning, on which a reminder would only be in the way. */
const silent: Record<BannerName, readonly Address[]> = {
  activate: ['/signup', '/settings', '/notifications'],
  photo: [
    '/profile',
    '/signup',
    '/activate/done',
    '/premium',
    '/notifications',
    '/directdebit',
    '/settings',
  ],
  notices: ['/settings', '/notifications'],
}

/** Categories without which an answer may wait unseen. */
const answers = ['new_conversations', 'new_messages'] as const

const applies: Record<BannerName, (user: User) => boolean> = {
  activate: ({ notifications_disabled, status, profile }) =>
    notifications_disabled.length === 0 &&
    status === 'not_confirmed' &&
    profile.status === 'disabled',
  photo: ({ profile }) => profile.main_image === null,
  notices: ({ notifications_disabled }) =>
    answers.some((category) => notifications_disabled.includes(category)),
}

const dismissedForMs = 7 * 86_400_000

/** The reminders to show. One that was closed stays away for a week. */
export function bannersFor(
  user: User,
  path: string,
  closedAt: (name: BannerName) => number | null,
  now: number,
): readonly BannerName[] {
  const names: readonly BannerName[] = ['activate', 'photo', 'notices']
  return names.filter((name) => {
    const closed = closedAt(name)
    const isSilent = silent[name].some((place) => path === place || path.startsWith(`${place}/`))
    const isClosed = closed !== null && now - closed < dismissedForMs
    return applies[name](user) && !isSilent && !isClosed
  })
}
