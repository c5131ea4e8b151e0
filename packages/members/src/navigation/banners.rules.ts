import type { Address, User } from '@bouquet/contract'

export type BannerName = 'activate' | 'photo' | 'notices'

/** Paths, with those below them, on which a reminder is not shown. */
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

/** Categories that announce answers. */
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

/** The reminders to show. A closed one is hidden for a week. */
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
