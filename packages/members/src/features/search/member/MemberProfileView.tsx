import type { Photo as MemberPhoto, MemberProfile } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { FictionalLabel } from '@bouquet/ui/FictionalLabel'
import { Photo } from '@bouquet/ui/Photo'
import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../../platform/parts/lazyDialog.tsx'
import { useUser } from '../../../platform/session.ts'
import { useFictional, usePhotoSource } from '../../../platform/settings/useSettings.ts'
import { useNotifications } from '../../../platform/toasts/useNotifications.tsx'
import { BlockedNotice } from '../../safety/BlockedNotice.tsx'
import { useReport } from '../../safety/useReport.tsx'
import { MemberAbout } from './MemberAbout.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberHero } from './MemberHero.tsx'
import { MemberMarks } from './MemberMarks.tsx'
import { MemberStory } from './MemberStory.tsx'
import { fictional, fictionalText, layout, photos, reported, texts } from './member.css.ts'
import { OtherResults } from './OtherResults.tsx'

const MemberPhotoViewer = lazyDialog(
  async () => (await import('./MemberPhotoViewer.tsx')).MemberPhotoViewer,
)

/** A person: the picture, what they say of themselves, and one thing to do. */
export function MemberProfileView({ member }: { readonly member: MemberProfile }) {
  const { t } = useTranslation('people')
  const { notify, region } = useNotifications()
  const [shown, setShown] = useState<string | null>(null)
  const [isBlocked, setBlocked] = useState(false)
  const isSelf = useUser()?.id === member.id
  const source = usePhotoSource()
  const { report, dialog } = useReport({ onBlocked: () => setBlocked(true) })
  const reportPhoto = (photo: MemberPhoto) =>
    report({
      title: t('report.photo'),
      subject: { kind: 'photo', photo: photo.id },
      person: member,
      evidence: <Photo photo={source(photo, 'thumb')} alt="" className={reported} />,
    })

  if (isBlocked) return <BlockedNotice member={member} isNew onUndone={() => setBlocked(false)} />
  return (
    <>
      <div className={layout}>
        <div className={photos}>
          <MemberHero member={member} onOpen={setShown} />
        </div>
        <div className={texts}>
          {member.likes_me && !member.fictional && !isSelf ? (
            <AlertBanner icon={<Heart size="1.3em" />}>
              {t(member.liked ? 'member.match' : 'member.likes_you', { name: member.name })}
            </AlertBanner>
          ) : null}
          {member.introduced && !isSelf ? (
            <AlertBanner>
              {t(member.fictional ? 'introduction.fictional' : 'introduction.banner', {
                name: member.name,
              })}
            </AlertBanner>
          ) : null}
          {member.home_brand === undefined ? null : (
            <AlertBanner>
              {t('member.elsewhere', { name: member.name, brand: member.home_brand })}
            </AlertBanner>
          )}
          {member.fictional ? <FictionalNotice /> : null}
          <MemberAbout member={member} />
          <MemberActions
            member={member}
            isSelf={isSelf}
            notify={notify}
            onBlocked={() => setBlocked(true)}
            onReport={() =>
              report({
                title: t('report.open', { name: member.name }),
                subject: { kind: 'profile', profile: member.id },
                person: member,
              })
            }
          />
          <MemberMarks member={member} />
          <MemberStory member={member} onOpen={setShown} />
        </div>
      </div>
      <OtherResults id={member.id} notify={notify} />
      <MemberPhotoViewer
        member={member}
        isOpen={shown !== null}
        shown={shown}
        onShow={setShown}
        onReport={isSelf ? undefined : reportPhoto}
      />
      {dialog}
      {region}
    </>
  )
}

/** Explains that this profile is fictional. */
function FictionalNotice() {
  const { label, warning } = useFictional()
  return (
    <div className={fictional}>
      <FictionalLabel label={label} />
      <p className={fictionalText}>{warning}</p>
    </div>
  )
}
