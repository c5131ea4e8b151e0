import type { MemberProfile } from '@bouquet/contract'
import { Photo } from '@bouquet/ui/Photo'
import { ProfileFacts } from '@bouquet/ui/ProfileFacts'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { usePhotoSource } from '../../../platform/settings/useSettings.ts'
import { locationText } from '../../likes/cards/locationText.ts'
import { InterestList } from '../member/InterestList.tsx'
import { useKnownFacts } from '../member/useKnownFacts.ts'
import * as css from './classic.css.ts'
import { FirstMessageForm, OtherWays } from './FirstMessageForm.tsx'
import { LandingPage } from './LandingPage.tsx'
import { blank } from './landing.css.ts'
import { PersonMarks } from './PersonMarks.tsx'

/** One person's page: a large portrait, a letter to them, the facts. */
export function ClassicLanding() {
  return <LandingPage>{(member) => <Classic member={member} />}</LandingPage>
}

function Classic({ member }: { readonly member: MemberProfile }) {
  const { t } = useTranslation('people')
  const { name, age } = member
  const place = locationText(member, 'long')
  return (
    <div className={css.layout}>
      <Portrait member={member} />
      <header className={css.head}>
        <PageHeading title={name} className={css.name}>
          <bdi>{name}</bdi> <span className={css.age}>{age}</span>
        </PageHeading>
        {place === undefined ? null : <p className={css.place}>{place}</p>}
        <PersonMarks member={member} />
      </header>
      <section className={css.letter} aria-labelledby="letter">
        <h2 id="letter" className={css.letterTitle}>
          {t('member.write', { name })}
        </h2>
        <FirstMessageForm member={member} />
      </section>
      <Details member={member} />
      <div className={css.ways}>
        <OtherWays member={member} />
      </div>
    </div>
  )
}

function Portrait({ member: { main_image } }: { readonly member: MemberProfile }) {
  const photo = usePhotoSource()
  return (
    <div className={css.portrait}>
      {main_image === null ? (
        <div className={`${blank} ${css.blankPortrait}`}>
          <UserRound size="38%" strokeWidth={1} />
        </div>
      ) : (
        <Photo
          photo={photo(main_image)}
          alt=""
          ratio={4 / 5}
          mask="photo"
          sizes="(min-width: 992px) 34rem, 100vw"
          isPriority
          className={css.photo}
        />
      )}
    </div>
  )
}

function Details({ member }: { readonly member: MemberProfile }) {
  const { t } = useTranslation('people')
  const facts = useKnownFacts(member)
  const { interests } = member.attributes
  return (
    <div className={css.details}>
      {member.about === '' ? null : (
        <section className={css.part}>
          <h2 className={css.partTitle}>{t('member.about')}</h2>
          <p className={css.about} dir="auto">
            {member.about}
          </p>
        </section>
      )}
      {facts.length === 0 ? null : (
        <section className={css.part}>
          <h2 className={css.partTitle}>{t('member.facts')}</h2>
          <ProfileFacts facts={facts} />
        </section>
      )}
      {interests.length === 0 ? null : (
        <section className={css.part}>
          <h2 className={css.partTitle}>{t('member.interests')}</h2>
          <InterestList interests={interests} className={css.chips} itemClassName={css.chip} />
        </section>
      )}
    </div>
  )
}
