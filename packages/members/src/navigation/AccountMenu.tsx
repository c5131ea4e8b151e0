import type { User } from '@bouquet/contract'
import { Avatar } from '@bouquet/ui/Avatar'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadOnce } from '../app/lazyScreen.ts'
import { usePhotoSource } from '../profiles/photos/usePhotoSource.ts'
import { accountTrigger } from './layouts.css.ts'
import { useLazyMenu } from './useLazyMenu.ts'

const Choices = lazy(() => import('./AccountChoices.tsx').catch(reloadOnce))

/** One's own picture; behind it profile, settings and the way out. */
export function AccountMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const source = usePhotoSource()
  const { name, main_image } = user.profile
  const { isWanted, menu, trigger, ask } = useLazyMenu()
  const look = {
    type: 'button',
    className: accountTrigger,
    'aria-label': t('frame.account'),
  } as const
  const picture = (
    <Avatar name={name} photo={main_image && source(main_image, 'thumb')} size="sm" isDecorative />
  )
  const button = (
    <button {...look} {...trigger} onClick={ask}>
      {picture}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <Choices {...menu} trigger={<button {...look}>{picture}</button>} />
    </Suspense>
  )
}
