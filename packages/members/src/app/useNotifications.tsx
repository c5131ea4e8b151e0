import { type ToastMessage, ToastRegion, useToasts } from '@bouquet/ui/Toast'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type Notify = (notice: Omit<ToastMessage, 'id'>) => void

/** Toasts of one screen and the region to render them in. */
export function useNotifications(): { readonly notify: Notify; readonly region: ReactNode } {
  const { t } = useTranslation('people')
  const { toasts, show, dismiss } = useToasts()
  return {
    notify: show,
    region: (
      <ToastRegion
        label={t('notice.region')}
        closeLabel={t('notice.close')}
        toasts={toasts}
        onDismiss={dismiss}
      />
    ),
  }
}
