import { Menu } from '@bouquet/ui/Menu'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogout } from '../accounts/session/useUser.ts'
import type { LazyMenu } from './useLazyMenu.ts'

type AccountChoicesProps = LazyMenu['menu'] & { readonly trigger: ReactElement }

/** Profile, settings, log out. */
export default function AccountChoices(props: AccountChoicesProps) {
  const { t } = useTranslation('account')
  const logout = useLogout()
  return (
    <Menu
      {...props}
      label={t('frame.account')}
      items={[
        {
          id: 'profile',
          label: t('frame.profile'),
          href: '/profile',
          icon: <UserRound size="1.1em" />,
        },
        {
          id: 'settings',
          label: t('frame.settings'),
          href: '/settings',
          icon: <Settings size="1.1em" />,
        },
        {
          id: 'logout',
          label: t('frame.log_out'),
          icon: <LogOut size="1.1em" />,
          isSeparated: true,
          onPress: logout,
        },
      ]}
    />
  )
}
