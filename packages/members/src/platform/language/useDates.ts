import { useClient } from '@bouquet/client'
import { formatDate, formatDay, formatRelative } from '@bouquet/i18n/format'
import { useRouteContext } from '@tanstack/react-router'
import { useInBrowser } from '../device/useInBrowser.ts'
import { useLocale } from './useLocale.ts'

type DateStyle = Parameters<typeof formatDate>[2]

/**
 * Formats ISO 8601 timestamps in the language of the page and by the server's clock. During hydration, with the time
 * and zone that the server used.
 */
export function useDates() {
  const locale = useLocale()
  const { clock } = useClient()
  const { drawn } = useRouteContext({ from: '__root__' })
  const moment = useInBrowser() || !drawn ? null : drawn()
  const zone = moment?.timeZone
  return {
    format: (iso: string, style?: DateStyle) => formatDate(iso, locale, style, zone),
    /** A heading for the messages of a day. */
    day: (iso: string) => formatDay(iso, moment?.now ?? clock.now(), locale, zone),
    /** “3 hours ago” */
    relative: (iso: string, now = clock.now()) => formatRelative(iso, moment?.now ?? now, locale),
  }
}
