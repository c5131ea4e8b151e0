import { anna, joris } from '../stories/people.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { NotificationList } from './index.ts'

export const good = (
  <Stack>
    <NotificationList
      label="Notifications, do"
      content={{
        kind: 'notifications',
        notifications: [
          {
            id: 'anna',
            kind: 'message',
            title: 'Anna has written to you',
            href: '#anna',
            person: { name: anna.name, photo: anna.photo },
            timeText: '5 minutes ago',
            dateTime: '2026-03-03T17:40',
            isUnread: true,
          },
          {
            id: 'joris',
            kind: 'like',
            title: 'Joris likes you',
            href: '#joris',
            person: {
              name: joris.name,
              photo: joris.photo,
              fictionalLabel: 'Fictional profile',
            },
            timeText: 'Yesterday',
            dateTime: '2026-03-02T17:40',
          },
        ],
      }}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <NotificationList
      label="Notifications, don’t"
      content={{
        kind: 'notifications',
        notifications: [
          {
            id: 'miss',
            kind: 'like',
            title: 'Somebody is thinking of you',
            description: 'Buy credits to find out who.',
            href: '#credits',
            timeText: 'Now',
            dateTime: '2026-03-03T17:45',
            isUnread: true,
          },
          {
            id: 'joris',
            kind: 'message',
            title: 'Joris misses you',
            description: 'You have not been here for two days.',
            href: '#joris',
            person: { name: joris.name, photo: joris.photo },
            timeText: 'Now',
            dateTime: '2026-03-03T17:44',
            isUnread: true,
          },
        ],
      }}
    />
  </Stack>
)
