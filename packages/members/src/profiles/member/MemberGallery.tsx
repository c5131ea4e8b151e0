import type { MemberProfile } from '@bouquet/contract'
import { Link } from '@bouquet/ui/LinkProvider'
import { Photo } from '@bouquet/ui/Photo'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useTranslation } from 'react-i18next'
import { usePhotoSource } from '../photos/usePhotoSource.ts'
import * as css from './member.css.ts'
import { useLockTexts } from './useLockTexts.ts'

interface MemberGalleryProps {
  readonly member: MemberProfile
  readonly onOpen: (photo: string) => void
}

/** The other pictures; the locked ones keep their colours, and a line says how to open them. */
export function MemberGallery({ member, onOpen }: MemberGalleryProps) {
  const { t } = useTranslation('people')
  const photo = usePhotoSource()
  const lock = useLockTexts(member.name)
  const others = member.photos.filter(({ id }) => id !== member.main_image?.id)
  const isLocked = [member.main_image, ...others].some((each) => each?.locked ?? false)
  if (others.length === 0 && !isLocked) return null
  return (
    <section aria-label={t('photos.title', { name: member.name })} className={css.gallery}>
      {others.length === 0 ? null : (
        <ul className={css.thumbs}>
          {others.map((other, index) => (
            <li key={other.id}>
              {other.locked ? (
                <span className={css.lockedThumb} title={lock.text}>
                  <Photo photo={photo(other, 'thumb')} alt={t('photos.locked')} ratio={1} />
                  <span className={css.lockMark}>
                    <LockKeyhole size="1.1em" />
                  </span>
                </span>
              ) : (
                <button
                  type="button"
                  className={css.thumb}
                  aria-label={t('photos.open', { number: index + 2 })}
                  onClick={() => onOpen(other.id)}
                >
                  <Photo photo={photo(other, 'thumb')} alt="" ratio={1} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isLocked ? (
        <p className={css.lockLine}>
          <LockKeyhole size="1em" />
          <span>
            {lock.text} <Link href={lock.href}>{lock.actionText}</Link>
          </span>
        </p>
      ) : null}
    </section>
  )
}
