import type { Address, MemberProfile } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Link } from '@bouquet/ui/Link'
import { PhotoGrid } from '@bouquet/ui/PhotoGrid'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../platform/session.ts'
import { usePhotoSource } from '../../../platform/settings/useSettings.ts'
import { usePhotoPaywall } from '../../credits/usePhotoPaywall.tsx'

interface MemberGalleryProps {
  readonly member: MemberProfile
  readonly onOpen: (photo: string) => void
}

/** The other photos of a member, and how to open locked ones. */
export function MemberGallery({ member, onOpen }: MemberGalleryProps) {
  const { t } = useTranslation('people')
  const photo = usePhotoSource()
  const lock = useLockTexts(member.name)
  const isVisitor = useUser() === null
  const paywall = usePhotoPaywall()
  const others = member.photos.filter(({ id }) => id !== member.main_image?.id)
  const isLocked = [member.main_image, ...others].some((each) => each?.locked ?? false)
  if (others.length === 0 && !isLocked) return null
  return (
    <>
      <PhotoGrid
        label={t('photos.title', { name: member.name })}
        photos={others.map((other) => ({
          id: other.id,
          photo: photo(other, 'thumb'),
          isLocked: other.locked,
        }))}
        firstNumber={2}
        onOpen={onOpen}
        description={isLocked ? lock.text : undefined}
        actions={
          isVisitor ? (
            <Link href={lock.href}>{lock.actionText}</Link>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              onPress={() => paywall.open({ name: member.name, next: `/members/${member.id}` })}
            >
              {lock.actionText}
            </Button>
          )
        }
      />
      {paywall.sheet}
    </>
  )
}

interface LockTexts {
  readonly text: string
  readonly actionText: string
  readonly href: Address
}

/** Explains how this viewer can unlock a photo. */
function useLockTexts(name: string): LockTexts {
  const { t } = useTranslation('people')
  const user = useUser()
  const here = useRouterState({ select: ({ location }) => location.href })
  return user === null
    ? {
        text: t('locked.visitor', { name }),
        actionText: t('locked.visitor_action'),
        href: `/login?next=${encodeURIComponent(here)}`,
      }
    : {
        text: t('locked.free', { name }),
        actionText: t('locked.free_action'),
        href: '/premium',
      }
}
