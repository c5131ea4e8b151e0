import { ProgressBar } from '@bouquet/ui/ProgressBar'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** The thin bar at the top while the next page is on its way. */
export function LoadingBar() {
  const { t } = useTranslation('common')
  const isActive = useRouterState({ select: ({ isLoading }) => isLoading })
  return (
    <div role="status">
      <ProgressBar isActive={isActive} label={t('loading')} />
    </div>
  )
}
