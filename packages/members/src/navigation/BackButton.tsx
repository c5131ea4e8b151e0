import { IconButton } from '@bouquet/ui/IconButton'
import { useLocation, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from 'react-i18next'
import { hasBackButton } from './hasBackButton.ts'

/** The installed app has no browser around it, so it brings its own way back. */
export function BackButton() {
  const { t } = useTranslation('account')
  const { history } = useRouter()
  const { pathname } = useLocation()
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  if (!hasBackButton(pathname, isInstalled, history.canGoBack())) return null
  return (
    <IconButton
      label={t('frame.back')}
      icon={<ArrowLeft size="1.2em" />}
      onPress={() => history.back()}
    />
  )
}
