import { useClient } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { useDismissals } from '../../platform/navigation/dismissals.ts'
import { showsInstallAlert } from './installAlert.rules.ts'
import { useInstall } from './installOffer.ts'

/** Offers to install the site where the browser can, beside the conversations only. */
export function InstallAlert() {
  const { t } = useTranslation('notices')
  const { brand } = useRouteContext({ from: '__root__' })
  const { pathname } = useLocation()
  const { clock } = useClient()
  const { closedAt, close } = useDismissals<'install'>()
  const install = useInstall()
  if (!install || !showsInstallAlert(pathname, closedAt('install'), clock.now())) return null
  return (
    <AlertBanner
      icon={<Download size="1.2em" />}
      onDismiss={() => close('install')}
      actions={
        <Button size="sm" variant="outline" tone="neutral" onPress={install}>
          {t('install.action')}
        </Button>
      }
    >
      {t('install.text', { brand: brand.name })}
    </AlertBanner>
  )
}
