import type { MemberProfile } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { FictionalLabel } from '@bouquet/ui/FictionalLabel'
import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../accounts/session.ts'
import { useNotifications } from '../../app/useNotifications.tsx'
import { useFictional } from '../../app/useSettings.ts'
import { BlockedNotice } from '../../safety/BlockedNotice.tsx'
import { MemberAbout } from './MemberAbout.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberGallery } from './MemberGallery.tsx'
import { MemberHero } from './MemberHero.tsx'
import { MemberPhotoViewer } from './MemberPhotoViewer.tsx'
import { fictional, fictionalText, layout, photos, texts } from './member.css.ts'
import { OtherResults } from './OtherResults.tsx'

/** A person: the picture, what they say of themselves, and one thing to do. */
export function MemberProfileView({ member }: { readonly member: MemberProfile }) {
  const { t } = useTranslation('people')
  const { notify, region } = useNotifications()
  const [shown, setShown] = useState<string | null>(null)
  const [isBlocked, setBlocked] = useState(false)
  const isSelf = useUser()?.id === member.id

  if (isBlocked) return <BlockedNotice member={member} onUndone={() => setBlocked(false)} />
  return (
    <>
      <div className={layout}>
        <div className={photos}>
          <MemberHero member={member} onOpen={setShown} />
          <MemberGallery member={member} onOpen={setShown} />
        </div>
        <div className={texts}>
          {member.likes_me && !isSelf ? (
            <AlertBanner icon={<Heart size="1.3em" />}>
              {t(member.liked ? 'member.match' : 'member.likes_you', { name: member.name })}
            </AlertBanner>
          ) : null}
          {member.fictional ? <FictionalNotice /> : null}
          <MemberActions
            member={member}
            isSelf={isSelf}
            notify={notify}
            onBlocked={() => setBlocked(true)}
          />
          <MemberAbout member={member} />
        </div>
      </div>
      <OtherResults id={member.id} notify={notify} />
      <MemberPhotoViewer member={member} shown={shown} onShow={setShown} />
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
