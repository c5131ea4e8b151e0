import { ApiError } from '@bouquet/client'
import { useTranslation } from 'react-i18next'

/** Translated messages for errors. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'account'])
  return (error) => {
    if (!(error instanceof ApiError)) return t('errors:general_error')
    const { code, params } = error
    if (code === 'offline') return t('account:error.offline')
    if (code === 'unreadable') return t('errors:general_error')
    return t(`errors:${code}`, params)
  }
}

/** The status on an error page: the server's, 500 for other errors, null without a connection. */
export function statusOf(error: unknown): number | null {
  if (!(error instanceof ApiError)) return 500
  if (error.code === 'offline') return null
  return error.status >= 400 ? error.status : 500
}
