import { useClient } from '@bouquet/client'
import type { MemberProfile } from '@bouquet/contract'
import { Avatar } from '@bouquet/ui/Avatar'
import { Button } from '@bouquet/ui/Button'
import { ChatComposer } from '@bouquet/ui/ChatComposer'
import { IcebreakerPicker } from '@bouquet/ui/IcebreakerPicker'
import { MessageBubble } from '@bouquet/ui/MessageBubble'
import { Photo } from '@bouquet/ui/Photo'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../platform/language/useDates.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { usePhotoSource } from '../../../platform/settings/useSettings.ts'
import { AccountForm } from '../../accounts/signup/AccountForm.tsx'
import { locationText } from '../../likes/cards/locationText.ts'
import { InterestList } from '../member/InterestList.tsx'
import * as css from './chatLanding.css.ts'
import { ClosedSignup, OtherWays, Terms } from './FirstMessageForm.tsx'
import { LandingPage } from './LandingPage.tsx'
import { PersonMarks } from './PersonMarks.tsx'
import { useClosedSignup, useFirstLines, useFirstMessage } from './useFirstMessage.ts'

/** An empty conversation with one person; the signup follows in the same frame. */
export function ChatLanding() {
  return <LandingPage>{(member) => <Conversation member={member} />}</LandingPage>
}

interface MemberProps {
  readonly member: MemberProfile
}

function Conversation({ member }: MemberProps) {
  const message = useFirstMessage(member)
  const closed = useClosedSignup()
  const router = useRouter()
  const { stored, maxLength = 0 } = message
  const isWritten = closed === null && stored.trim() !== '' && stored.length <= maxLength
  return (
    <div className={css.stage}>
      <div className={css.frame}>
        <Head member={member} isHeading={!isWritten} />
        {isWritten ? (
          <div className={css.body}>
            <Written
              member={member}
              text={stored}
              onChange={() => void router.navigate({ to: '.', state: {}, replace: true })}
            />
            <div className={css.step}>
              <AccountForm first={{ profile: member.id, message: stored, isShown: true }} />
            </div>
          </div>
        ) : (
          <>
            <div className={css.body}>
              <Introduction member={member} />
              {closed === null ? (
                <div className={css.terms}>
                  <Terms member={member} />
                </div>
              ) : (
                <ClosedSignup kind={closed} />
              )}
            </div>
            {closed === null ? <Composer member={member} message={message} /> : null}
          </>
        )}
      </div>
      <div className={css.ways}>
        <OtherWays member={member} />
      </div>
    </div>
  )
}

interface HeadProps extends MemberProps {
  /** The signup below has a heading of its own. */
  readonly isHeading: boolean
}

function Head({ member, isHeading }: HeadProps) {
  const { t } = useTranslation('chat')
  const photo = usePhotoSource()
  const { name, age, main_image } = member
  const title = (
    <>
      <bdi>{name}</bdi> <span className={css.age}>{age}</span>
    </>
  )
  return (
    <header className={css.head}>
      <Avatar name={name} photo={main_image && photo(main_image, 'thumb')} isDecorative />
      <div className={css.headTexts}>
        {isHeading ? (
          <PageHeading title={t('thread.label', { name })} className={css.name}>
            {title}
          </PageHeading>
        ) : (
          <p className={css.name}>{title}</p>
        )}
        <PersonMarks member={member} />
      </div>
    </header>
  )
}

/** Who it is, as the first thing in the conversation. */
function Introduction({ member }: MemberProps) {
  const { t } = useTranslation('chat')
  const photo = usePhotoSource()
  const { name, main_image, about, attributes } = member
  const place = locationText(member, 'long')
  const hasTexts = place !== undefined || about !== '' || attributes.interests.length > 0
  return (
    <div className={css.introduction}>
      <div className={css.card} data-picture={main_image !== null}>
        {main_image === null ? null : (
          <Photo
            photo={photo(main_image)}
            alt=""
            ratio={4 / 5}
            sizes="12rem"
            isPriority
            className={css.photo}
          />
        )}
        {hasTexts ? (
          <div className={css.cardTexts}>
            {place === undefined ? null : <p className={css.place}>{place}</p>}
            {about === '' ? null : (
              <p className={css.about} dir="auto">
                {about}
              </p>
            )}
            <InterestList
              interests={attributes.interests}
              className={css.interests}
              itemClassName={css.interest}
            />
          </div>
        ) : null}
      </div>
      <p className={css.begin}>{t('thread.empty', { name })}</p>
    </div>
  )
}

interface ComposerProps extends MemberProps {
  readonly message: ReturnType<typeof useFirstMessage>
}

function Composer({ member, message }: ComposerProps) {
  const { t } = useTranslation('chat')
  const { name } = member
  const lines = useFirstLines(member.attributes.interests)
  const composer = useRef<HTMLFormElement>(null)
  return (
    <>
      {message.text === '' ? (
        <IcebreakerPicker
          className={css.ideas}
          label={t('icebreaker.title', { name })}
          lines={lines}
          onPick={({ label }) => {
            message.change(label)
            composer.current?.querySelector('textarea')?.focus()
          }}
        />
      ) : null}
      <ChatComposer
        ref={composer}
        className={css.composer}
        label={t('composer.label', { name })}
        placeholder={t('composer.placeholder', { name })}
        value={message.text}
        onChange={message.change}
        onSend={() => void message.save(false)}
        description={t('composer.free')}
        maxLength={message.maxLength}
      />
    </>
  )
}

interface WrittenProps extends MemberProps {
  readonly text: string
  readonly onChange: () => void
}

/** The message as it waits for the signup. */
function Written({ member, text, onChange }: WrittenProps) {
  const { t } = useTranslation(['chat', 'people'])
  const dates = useDates()
  const { clock } = useClient()
  const [now] = useState(() => new Date(clock.now()).toISOString())
  return (
    <div className={css.written}>
      <MessageBubble
        name={member.name}
        message={{
          id: 'first',
          isOwn: true,
          body: { kind: 'text', text },
          state: 'held',
          reason: t('chat:state.held'),
          timeText: dates.format(now, 'time'),
          day: '',
          dayText: '',
        }}
      />
      <Button variant="quiet" tone="neutral" size="sm" onPress={onChange}>
        {t('people:landing.change')}
      </Button>
    </div>
  )
}
