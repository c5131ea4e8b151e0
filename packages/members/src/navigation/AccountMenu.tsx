import type { User } from '@bouquet/contract'
import { Avatar } from '@bouquet/ui/Avatar'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadOnce } from '../app/lazyScreen.ts'
import { usePhotoSource } from '../app/usePhotoSource.ts'
import { accountTrigger } from './layouts.css.ts'

const Choices = lazy(() => import('./AccountChoices.tsx').catch(reloadOnce))

/** One's own picture; behind it profile, settings and the way out. */
export function AccountMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const source = usePhotoSource()
  const { name, main_image } = user.profile
  const button = (
    <button type="button" className={accountTrigger} aria-label={t('frame.account')}>
      <Avatar
        name={name}
        photo={main_image && source(main_image, 'thumb')}
        size="sm"
        isDecorative
      />
    </button>
  )
  return (
    <Suspense fallback={button}>
      <Choices trigger={button} />
    </Suspense>
  )
}
