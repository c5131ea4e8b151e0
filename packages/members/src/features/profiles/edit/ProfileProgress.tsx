import type { User } from '@bouquet/contract'
import { CompletenessMeter } from '@bouquet/ui/CompletenessMeter'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { type ProfilePart, profilePartStates } from './profileParts.ts'

/** Which parts of the member's profile are filled in, until all are. */
export function ProfileProgress({ user }: { readonly user: User }) {
  const { t } = useTranslation(['people', 'account', 'attributes'])
  const parts = profilePartStates(user, useSettings()?.visible_profile_fields ?? [])
  if (parts.every(({ isDone }) => isDone)) return null
  const labels: Record<ProfilePart, string> = {
    photos: t('account:profile.photos'),
    about: t('account:field.about'),
    interests: t('attributes:field.interests'),
    facts: t('account:profile.facts'),
    place: t('account:profile.place'),
  }
  return (
    <CompletenessMeter
      title={t('people:complete.title')}
      description={t('people:complete.text')}
      parts={parts.map(({ id, isDone }) => ({
        id,
        isDone,
        label: labels[id],
        href: `/profile#${id}`,
      }))}
    />
  )
}
