import type { Interest, User } from '@bouquet/contract'
import { isolate } from '@bouquet/i18n'
import { countryName } from '@bouquet/i18n/format'
import { InterestList } from '@bouquet/ui/InterestPicker'
import { ProfileFacts } from '@bouquet/ui/ProfileFacts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../platform/language/useLocale.ts'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { PlaceFields, placeOf } from '../../places/PlaceFields.tsx'
import { type ConsentInput, withConsentChange } from './consent.ts'
import { type Facts, facts } from './facts.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { about as aboutText, nothing } from './profile.css.ts'
import { AboutField, AttributeFields, InterestField } from './profileFields.tsx'
import { useFactChips } from './useFactChips.tsx'
import { useInterestOptions } from './useInterestOptions.ts'

export function AboutSection({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const { about } = user.profile
  return (
    <ProfileSection
      anchor="about"
      title={t('field.about')}
      value={{ about }}
      view={() =>
        about ? (
          <p className={aboutText} dir="auto">
            {about}
          </p>
        ) : (
          <p className={nothing}>{t('profile.no_about')}</p>
        )
      }
      fields={(value, onChange) => (
        <AboutField value={value.about} onChange={(written) => onChange({ about: written })} />
      )}
    />
  )
}

export function PlaceSection({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const place = placeOf(user)
  const parts = [place.city, place.region, countryName(place.country, locale)].flatMap((part) =>
    part ? [isolate(part)] : [],
  )
  return (
    <ProfileSection
      anchor="place"
      title={t('profile.place')}
      value={place}
      view={() => <p>{[...new Set(parts)].join(', ')}</p>}
      fields={(value, onChange) => <PlaceFields value={value} onChange={onChange} />}
    />
  )
}

/** The facts that are set, and those that are missing, as buttons to fill them in. */
function FactChips({ known, onEdit }: { readonly known: Facts; readonly onEdit: () => void }) {
  const { life, looks } = useFactChips(known, { onPress: onEdit })
  return <ProfileFacts variant="chips" facts={[...life, ...looks]} />
}

export function FactsSection({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const asked = useSettings()?.visible_profile_fields ?? []
  const { interests, ...attributes } = user.profile.attributes
  const known: Facts & ConsentInput = attributes
  const shown = facts.filter((fact) => asked.includes(fact))
  if (shown.length === 0) return null
  return (
    <ProfileSection
      anchor="facts"
      title={t('profile.facts')}
      value={known}
      sent={(change) => withConsentChange(user.profile.attributes, change)}
      view={(edit) => <FactChips known={known} onEdit={edit} />}
      fields={(value, onChange, consentError) => (
        <AttributeFields value={value} onChange={onChange} consentError={consentError} />
      )}
    />
  )
}

export function InterestsSection({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'attributes'])
  const offered = useInterestOptions()
  const isShown = useSettings()?.visible_profile_fields.includes('interests') ?? false
  const { interests } = user.profile.attributes
  const attributes: ConsentInput & { interests: Interest[] } = { interests }
  if (!isShown) return null
  const title = t('attributes:field.interests')
  const chosen = offered.filter(({ id }) => interests.includes(id))
  return (
    <ProfileSection
      anchor="interests"
      title={title}
      value={attributes}
      sent={(change) => withConsentChange(user.profile.attributes, change)}
      view={() =>
        chosen.length > 0 ? (
          <InterestList label={title} items={chosen} />
        ) : (
          <p className={nothing}>{t('account:profile.no_interests')}</p>
        )
      }
      fields={(value, onChange, consentError) => (
        <InterestField value={value} onChange={onChange} consentError={consentError} />
      )}
    />
  )
}
