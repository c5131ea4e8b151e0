import type { MemberProfile } from '@bouquet/contract'
import { FictionalLabel } from '@bouquet/ui/FictionalLabel'
import { Photo } from '@bouquet/ui/Photo'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { useFictional, usePhotoSource } from '../../../platform/settings/useSettings.ts'
import { locationText } from '../../likes/cards/locationText.ts'
import * as css from './member.css.ts'

interface MemberHeroProps {
  readonly member: MemberProfile
  readonly onOpen: (photo: string) => void
}

const ratio = 4 / 5

/** The main picture with name and age on its foot. */
export function MemberHero({ member, onOpen }: MemberHeroProps) {
  const { t } = useTranslation('people')
  const { label, warning } = useFictional()
  const place = locationText(member, 'long')
  return (
    <div className={css.hero}>
      <HeroPicture member={member} onOpen={onOpen} />
      <div className={css.heroTexts}>
        <PageHeading title={member.name} className={css.heroName}>
          <bdi>{member.name}</bdi> <span className={css.heroAge}>{member.age}</span>
          {member.online ? (
            <span className={css.online} role="img" aria-label={t('online')} title={t('online')} />
          ) : null}
        </PageHeading>
        {place === undefined ? null : <p>{place}</p>}
        {member.fictional ? (
          <FictionalLabel label={label} description={warning} variant="onPhoto" />
        ) : null}
      </div>
    </div>
  )
}

function HeroPicture({ member, onOpen }: MemberHeroProps) {
  const { t } = useTranslation('people')
  const photo = usePhotoSource()
  const main = member.main_image
  const sizes = '(min-width: 992px) 28rem, 100vw'
  if (main === null) {
    return (
      <div className={css.blank}>
        <UserRound size="38%" strokeWidth={1} />
      </div>
    )
  }
  const shared = { photo: photo(main), ratio, sizes, isPriority: true }
  if (main.locked) {
    return (
      <div className={css.lockedHero}>
        <Photo {...shared} alt={t('photos.locked')} />
        <span className={css.lockMark}>
          <LockKeyhole size="2rem" />
        </span>
      </div>
    )
  }
  return (
    <button
      type="button"
      className={css.photoButton}
      aria-label={t('photos.open_main', { name: member.name })}
      onClick={() => onOpen(main.id)}
    >
      <Photo {...shared} alt="" />
    </button>
  )
}
