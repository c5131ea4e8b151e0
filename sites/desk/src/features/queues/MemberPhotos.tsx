import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './member.css.ts'
import type { ReviewContext } from './memberQuery.ts'

type Photo = ReviewContext['photos'][number]

interface MemberPhotosProps {
  readonly photos: readonly Photo[]
  readonly name: string
}

/** The photos of a member with their state, each hidden until somebody looks. */
export function MemberPhotos({ photos, name }: MemberPhotosProps) {
  return (
    <ul className={css.photos}>
      {photos.map((photo) => (
        <li key={photo.photo}>
          <HiddenPhoto photo={photo} name={name} />
        </li>
      ))}
    </ul>
  )
}

function HiddenPhoto({ photo, name }: { readonly photo: Photo; readonly name: string }) {
  const { t } = useTranslation('desk')
  const [isShown, setShown] = useState(false)
  return (
    <button
      type="button"
      className={css.photo}
      aria-pressed={isShown}
      aria-label={`${t('member.photo_of', { name })}, ${t(`member.state_${photo.state}`)}`}
      onClick={() => setShown(!isShown)}
    >
      <span className={css.frame}>
        <img className={css.picture({ isHidden: !isShown })} src={photo.address} alt="" />
      </span>
      <span className={css.state}>{t(`member.state_${photo.state}`)}</span>
    </button>
  )
}
