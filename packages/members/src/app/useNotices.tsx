import { type ToastMessage, ToastRegion, useToasts } from '@bouquet/ui/Toast'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type Tell = (notice: Omit<ToastMessage, 'id'>) => void

/** Short notices of one screen, and the place where they appear. */
export function useNotices(): { readonly tell: Tell; readonly region: ReactNode } {
  const { t } = useTranslation('people')
  const { toasts, show, dismiss } = useToasts()
  return {
    tell: show,
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
