import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { offlineBar, offlineRegion } from './bars.css.ts'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Says that there is no connection, for as long as there is none. */
export function OfflineBar() {
  const { t } = useTranslation('account')
  const online = useSyncExternalStore(subscribe, isOnline)
  return (
    <div role="status" className={offlineRegion}>
      {online ? null : <p className={offlineBar}>{t('frame.offline')}</p>}
    </div>
  )
}
