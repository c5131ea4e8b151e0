import type { MemberProfile } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Photo } from '@bouquet/ui/Photo'
import { ProfileFacts } from '@bouquet/ui/ProfileFacts'
import { clsx } from 'clsx'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { usePhotoSource } from '../../../platform/settings/useSettings.ts'
import { locationText } from '../../likes/cards/locationText.ts'
import { InterestList } from '../member/InterestList.tsx'
import { useKnownFacts } from '../member/useKnownFacts.ts'
import { FirstMessageForm, OtherWays } from './FirstMessageForm.tsx'
import { LandingPage } from './LandingPage.tsx'
import { blank } from './landing.css.ts'
import { PersonMarks } from './PersonMarks.tsx'
import * as css from './story.css.ts'

/** Longer texts are set smaller. */
const shortText = 240

/** One person told in scenes, one below the other, with the message as the last. */
export function StoryLanding() {
  return <LandingPage>{(member) => <Story member={member} />}</LandingPage>
}

interface SceneProps {
  readonly member: MemberProfile
}

function Story({ member }: SceneProps) {
  const { t } = useTranslation('people')
  const { name } = member
  return (
    <div className={css.story}>
      <div className={css.scenes}>
        <FaceScene member={member} />
        <WordsScene member={member} />
        <InterestsScene member={member} />
        <div className={css.wayBar}>
          <Button
            size="lg"
            className={css.way}
            icon={<MessageCircle size="1.2em" />}
            onPress={toMessage}
          >
            {t('member.write', { name })}
          </Button>
        </div>
      </div>
      <MessageScene member={member} />
    </div>
  )
}

/** A button, so that the address keeps the draft and the router stays on this page. */
function toMessage() {
  const box = document.querySelector<HTMLElement>('#message textarea, #message a')
  box?.focus({ preventScroll: true })
  document.querySelector('#message')?.scrollIntoView({
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  })
}

/** The portrait from edge to edge, with name and age at its foot. */
function FaceScene({ member }: SceneProps) {
  const { name, age, main_image } = member
  const photo = usePhotoSource()
  const place = locationText(member, 'long')
  return (
    <section className={clsx(css.face, main_image === null && blank)}>
      {main_image === null ? null : (
        <>
          <Photo photo={photo(main_image, 'thumb')} alt="" className={css.haze} isPriority />
          <Photo
            photo={photo(main_image)}
            alt=""
            sizes="(min-width: 768px) 50vw, 100vw"
            isPriority
            className={css.portrait}
          />
        </>
      )}
      <div className={css.faceTexts}>
        <PageHeading title={name} className={css.name}>
          <bdi>{name}</bdi> <span className={css.age}>{age}</span>
        </PageHeading>
        {place === undefined ? null : <p className={css.place}>{place}</p>}
        <PersonMarks member={member} isOnPhoto />
      </div>
    </section>
  )
}

/** What they say of themselves, as large as the text allows. */
function WordsScene({ member }: SceneProps) {
  const { t } = useTranslation('people')
  const facts = useKnownFacts(member)
  const { about, name } = member
  const isSilent = about === '' && facts.length === 0 && member.attributes.interests.length === 0
  if (about === '' && facts.length === 0 && !isSilent) return null
  return (
    <section className={css.words}>
      {about === '' ? null : (
        <div className={css.quotePart}>
          <h2 className={css.overline}>{t('member.about')}</h2>
          <p className={css.quote[about.length > shortText ? 'long' : 'short']} dir="auto">
            {about}
          </p>
        </div>
      )}
      {facts.length === 0 ? null : (
        <div className={css.factsPart}>
          <h2 className={css.overline}>{t('member.facts')}</h2>
          <ProfileFacts facts={facts} variant="rows" />
        </div>
      )}
      {isSilent ? <p className={css.quote.long}>{t('member.silent', { name })}</p> : null}
    </section>
  )
}

/** The interests as large drawings on the brand's colours. */
function InterestsScene({ member: { attributes } }: SceneProps) {
  const { t } = useTranslation('people')
  if (attributes.interests.length === 0) return null
  return (
    <section className={css.loves}>
      <h2 className={css.lovesTitle}>{t('member.interests')}</h2>
      <InterestList
        interests={attributes.interests}
        className={css.loveList}
        itemClassName={css.love}
      />
    </section>
  )
}

/** The box for the message, over the portrait out of focus. */
function MessageScene({ member }: SceneProps) {
  const { t } = useTranslation('people')
  const photo = usePhotoSource()
  const { main_image, name } = member
  return (
    <section id="message" className={clsx(css.end, main_image === null && blank)}>
      {main_image === null ? null : (
        <Photo photo={photo(main_image, 'thumb')} alt="" className={css.haze} />
      )}
      <div className={css.endTexts}>
        <h2 className={css.endTitle}>{t('landing.turn')}</h2>
        <div className={css.card}>
          <h3 className={css.cardTitle}>{t('member.write', { name })}</h3>
          <FirstMessageForm member={member} />
          <OtherWays member={member} />
        </div>
      </div>
    </section>
  )
}
