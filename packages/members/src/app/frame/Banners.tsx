import { useClient } from '@bouquet/client'
import type { Address } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Link } from '@bouquet/ui/Link'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DeviceAlerts } from '../../features/notifications/DeviceAlerts.tsx'
import { useDismissals } from '../../platform/navigation/dismissals.ts'
import { useUser } from '../../platform/session.ts'
import { type BannerName, bannerFor } from './banners.rules.ts'
import { banners } from './layouts.css.ts'

const hrefs: Record<BannerName, Address> = {
  mail_refused: '/settings#address',
  activate: '/signup?step=confirm',
  photo: '/profile',
  notices: '/notifications',
}

/** Word that mail does not arrive, or a reminder to confirm the e-mail address, add a photo or enable notifications: one at a time, and each can be closed. */
export function Banners() {
  const { t } = useTranslation('account')
  const user = useUser()
  const { pathname } = useLocation()
  const { clock } = useClient()
  const { closedAt, close } = useDismissals<BannerName>()
  const name = user ? bannerFor(user, pathname, closedAt, clock.now()) : null

  return (
    <div className={banners} data-banners>
      {name === null ? (
        <DeviceAlerts />
      ) : (
        <AlertBanner
          key={name}
          isCompact
          tone={name === 'activate' || name === 'mail_refused' ? 'warning' : 'info'}
          onDismiss={() => close(name)}
          actions={
            <Link tone="neutral" href={hrefs[name]}>
              {t(`banner.${name}_action`)}
            </Link>
          }
        >
          {t(`banner.${name}`, { email: user?.email ?? '' })}
        </AlertBanner>
      )}
    </div>
  )
}
