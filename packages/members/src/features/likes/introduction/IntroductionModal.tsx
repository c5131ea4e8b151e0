import { dismissIntroduction, introductionQuery, useClient } from '@bouquet/client'
import { LikeModal } from '@bouquet/ui/LikeModal'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFictional, usePhotoSource } from '../../../platform/settings/useSettings.ts'

/** Introduces a person to the member, if there is one; photo and button link to their profile. */
export default function IntroductionModal() {
  const { t } = useTranslation('people')
  const client = useClient()
  const photo = usePhotoSource()
  const fictional = useFictional()
  const person = useQuery(introductionQuery(client)).data
  if (!person?.main_image) return null
  const { name, age, id, main_image } = person
  return (
    <LikeModal
      isOpen
      onOpenChange={() => dismissIntroduction(client)}
      person={{
        name,
        age,
        photo: photo({ ...main_image, filename: main_image.match }),
        href: `/members/${id}`,
        ...(person.fictional && {
          fictionalLabel: fictional.label,
          fictionalDescription: fictional.warning,
        }),
      }}
      title={t(person.fictional ? 'introduction.fictional' : 'introduction.title', { name })}
      description={t(person.fictional ? 'introduction.fictional_text' : 'introduction.text', {
        name,
      })}
      actionLabel={t('new_like.action', { name })}
      laterLabel={t('new_like.later')}
    />
  )
}
