import { Button } from '@bouquet/ui/Button'
import { TopBar } from '@bouquet/ui/TopBar'
import { useRouteContext } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../accounts/session/useUser.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BackButton } from './BackButton.tsx'
import { BrandMark } from './BrandMark.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { useNavItems } from './useNavItems.tsx'

/** The bar at the top: where a member can go, with what waits there. */
export function TopNavigation() {
  const { t } = useTranslation('account')
  const { brand } = useRouteContext({ from: '__root__' })
  const user = useUser()
  const places = useNavItems(user)
  return (
    <TopBar
      brand={<BrandMark />}
      homeHref={user ? '/members' : '/'}
      homeLabel={t('frame.home', { brand: brand.name })}
      label={t('frame.navigation')}
      items={places}
      back={<BackButton />}
      account={
        <>
          <LanguageMenu />
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <Button variant="outline" size="sm" href="/login">
              {t('frame.log_in')}
            </Button>
          )}
        </>
      }
    />
  )
}
