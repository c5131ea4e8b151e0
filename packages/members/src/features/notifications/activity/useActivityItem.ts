import type { Activity } from '@bouquet/contract'
import type { NotificationItem } from '@bouquet/ui/NotificationList'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../platform/language/useDates.ts'
import { useFictional, usePhotoSource } from '../../../platform/settings/useSettings.ts'

type Subject = Pick<NotificationItem, 'kind' | 'title' | 'href' | 'description' | 'person'>

/** What the list shows of an entry: one sentence about who did what, and where it leads. */
export function useActivityItem(now: number): (entry: Activity) => NotificationItem {
  const { t } = useTranslation(['notices', 'people'])
  const dates = useDates()
  const photo = usePhotoSource()
  const fictional = useFictional()

  function byPerson({ kind, person }: Extract<Activity, { person: unknown }>): Subject {
    const { id, name, main_image } = person
    const titles = {
      like: t('notices:activity.like', { name }),
      introduction: t('people:introduction.title', { name }),
      match: t('people:like.match', { name }),
      message: t('notices:activity.message', { name }),
    }
    return {
      kind: kind === 'introduction' ? 'account' : kind,
      title:
        person.fictional && kind !== 'message'
          ? t('people:introduction.fictional', { name })
          : titles[kind],
      href: kind === 'message' ? `/members/${id}/chat` : `/likes/m/${id}`,
      person: {
        name,
        photo: main_image && photo(main_image, 'thumb'),
        ...(person.fictional && { fictionalLabel: fictional.label }),
      },
    }
  }

  function subjectOf(entry: Activity): Subject {
    switch (entry.kind) {
      case 'photo': {
        const isAccepted = entry.photo.status === 'active'
        return {
          kind: isAccepted ? 'account' : 'safety',
          title: t(isAccepted ? 'notices:activity.accepted' : 'notices:activity.rejected'),
          description: entry.photo.rejection_reason,
          href: '/profile#photos',
        }
      }
      case 'case':
        return {
          kind: 'safety',
          title: t('notices:activity.case'),
          description: t('notices:activity.case_number', { number: entry.number }),
          href: `/complaints?number=${entry.number}`,
        }
      default:
        return byPerson(entry)
    }
  }

  return (entry) => {
    const subject = subjectOf(entry)
    return {
      ...subject,
      id: `${entry.kind}-${subject.href}-${entry.at}`,
      timeText: dates.relative(entry.at, now),
      dateTime: entry.at,
      isUnread: entry.is_new,
    }
  }
}
