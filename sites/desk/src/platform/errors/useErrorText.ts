import { ApiError } from '@bouquet/client'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../language/useDeskLocale.ts'

/** The words of the desk for an error. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['desk', 'errors'])
  const times = useTimes()
  return (error) => {
    if (!(error instanceof ApiError)) return t('desk:error.general')
    const { code, params } = error
    if (code === 'offline') return t('desk:error.offline')
    if (code === 'unreadable' || code === 'general_error') return t('desk:error.general')
    if (code === 'forbidden') return t('desk:error.forbidden')
    if (code === 'own_decision') return t('desk:complaint.own')
    if (code === 'already_decided') {
      const { by, at } = params
      return by === undefined || at === undefined
        ? t('desk:queue.decided')
        : t('desk:queue.decided_by', { name: by, time: times.relative(String(at)) })
    }
    // A newer server may have errors that this page has no text for.
    return t([`errors:${code}`, 'desk:error.general'], params)
  }
}
