import type { Place } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { PermissionPrompt } from '@bouquet/ui/PermissionPrompt'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { useFilters } from '../useFilters.ts'
import type { useNearMe } from './useNearMe.ts'

/** Searches around a place, if the brand searches by places. */
export function usePlaceFilter(): (place: Place) => void {
  const { change } = useFilters()
  const fields = useSettings()?.search_fields ?? []
  return ({ country, city }) =>
    change({
      country,
      near: fields.includes('region') ? city : undefined,
    })
}

/** Explains why the browser will ask for the position, and says when it did not work. */
export function NearMe({ near }: { readonly near: ReturnType<typeof useNearMe> }) {
  const { t } = useTranslation('people')
  if (near.state === 'rest') return null
  if (near.state === 'failed') {
    return (
      <AlertBanner tone="warning" isUrgent onDismiss={near.close}>
        {t('near.failed')}
      </AlertBanner>
    )
  }
  return (
    <PermissionPrompt
      kind="location"
      title={t('near.title')}
      description={t('near.text')}
      points={[t('near.point_town'), t('near.point_others')]}
      state={near.state === 'explaining' ? 'unasked' : near.state}
      onAllow={near.allow}
      onDecline={near.close}
    />
  )
}
