import type { User } from '@bouquet/contract'
import { AccountMenu as Menu } from '@bouquet/ui/AccountMenu'
import { useTranslation } from 'react-i18next'
import { useLogout } from '../accounts/session/useUser.ts'
import { usePhotoSource } from '../profiles/photos/usePhotoSource.ts'

/** The member's own photo; behind it profile, settings and log out. */
export function AccountMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const source = usePhotoSource()
  const logout = useLogout()
  const { name, main_image } = user.profile
  return (
    <Menu
      label={t('frame.account')}
      name={name}
      photo={main_image && source(main_image, 'thumb')}
      profile={{ label: t('frame.profile'), href: '/profile' }}
      settings={{ label: t('frame.settings'), href: '/settings' }}
      logOut={{ label: t('frame.log_out'), onPress: logout }}
    />
  )
}
