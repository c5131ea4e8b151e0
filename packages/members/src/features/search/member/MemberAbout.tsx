import type { MemberProfile } from '@bouquet/contract'
import { InterestIcon } from '@bouquet/ui/InterestIcon'
import { ProfileFacts } from '@bouquet/ui/ProfileFacts'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../../platform/parts/loadPart.ts'
import { useUser } from '../../../platform/session.ts'
import * as css from './member.css.ts'
import { useKnownFacts } from './useKnownFacts.ts'

/** About text, facts and interests. Facts that are not set are not shown. */
export function MemberAbout({ member }: { readonly member: MemberProfile }) {
  const { t } = useTranslation('people')
  const { interests } = member.attributes
  const facts = useKnownFacts(member)
  const isSilent = member.about === '' && facts.length === 0 && interests.length === 0
  return (
    <>
      {member.about === '' ? null : (
        <section className={css.part}>
          <h2 className={css.partTitle}>{t('member.about')}</h2>
          <p className={css.about}>{member.about}</p>
        </section>
      )}
      {facts.length === 0 ? null : (
        <section className={css.part}>
          <h2 className={css.partTitle}>{t('member.facts')}</h2>
          <ProfileFacts facts={facts} />
        </section>
      )}
      {interests.length === 0 ? null : <Interests interests={interests} />}
      <ReceivedGifts gifts={member.gifts ?? []} />
      {isSilent ? <p className={css.silent}>{t('member.silent', { name: member.name })}</p> : null}
    </>
  )
}

/** Loaded for the few profiles that show gifts. */
function ReceivedGifts({ gifts }: { readonly gifts: NonNullable<MemberProfile['gifts']> }) {
  const { translations } = useRouteContext({ from: '__root__' })
  const [Gifts] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([import('./MemberGifts.tsx'), translations.ensure('chat')]),
      )
      return module
    }),
  )
  if (gifts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Gifts gifts={gifts} />
    </Suspense>
  )
}

/** Each with its drawing; those that both like come first. */
function Interests({ interests }: Pick<MemberProfile['attributes'], 'interests'>) {
  const { t } = useTranslation(['people', 'attributes'])
  const mine = useUser()?.profile.attributes.interests ?? []
  const inCommon = interests.filter((interest) => mine.includes(interest))
  const others = interests.filter((interest) => !mine.includes(interest))
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{t('people:member.interests')}</h2>
      {inCommon.length > 0 ? (
        <p className={css.silent}>{t('people:member.in_common', { count: inCommon.length })}</p>
      ) : null}
      <ul className={css.chips}>
        {[...inCommon, ...others].map((interest) => (
          <li key={interest} className={css.chip[mine.includes(interest) ? 'shared' : 'plain']}>
            <InterestIcon name={interest} />
            {t(`attributes:interest.${interest}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
