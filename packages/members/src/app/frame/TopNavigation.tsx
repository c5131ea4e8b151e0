import type { User } from '@bouquet/contract'
import { localeList } from '@bouquet/i18n'
import { AccountMenu } from '@bouquet/ui/AccountMenu'
import { Button } from '@bouquet/ui/Button'
import { IconButton } from '@bouquet/ui/IconButton'
import { LanguageMenu } from '@bouquet/ui/LanguageMenu'
import { TopBar } from '@bouquet/ui/TopBar'
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Bell from 'lucide-react/icons/bell'
import Info from 'lucide-react/icons/info'
import { useTranslation } from 'react-i18next'
import { isInstalled } from '../../platform/device/isInstalled.ts'
import { useInBrowser } from '../../platform/device/useInBrowser.ts'
import { useChangeLanguage, useLocale } from '../../platform/language/useLocale.ts'
import { hasBackButton } from '../../platform/navigation/paths.ts'
import { useLogout, useUser } from '../../platform/session.ts'
import { usePhotoSource } from '../../platform/settings/useSettings.ts'
import { BrandLogo } from './BrandLogo.tsx'
import { BrandSymbol } from './BrandSymbol.tsx'
import { brandName } from './layouts.css.ts'
import { useNavItems } from './useNavItems.tsx'

/** The top bar: navigation with unread counts, language and account. */
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
      start={<BackButton />}
      end={
        <>
          <LanguageSwitch />
          {user ? (
            <MemberMenu user={user} />
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

/** Menu on the member's own photo: profile, settings, what is new, help, log out. */
function MemberMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const source = usePhotoSource()
  const logout = useLogout()
  const { name, main_image } = user.profile
  return (
    <AccountMenu
      label={t('frame.account')}
      name={name}
      photo={main_image && source(main_image, 'thumb')}
      profile={{ label: t('frame.profile'), href: '/profile' }}
      settings={{ label: t('frame.settings'), href: '/settings' }}
      more={[
        {
          id: 'activity',
          label: t('frame.activity'),
          href: '/activity',
          icon: <Bell size="1.15em" />,
        },
        {
          id: 'help',
          label: t('frame.help'),
          href: '/pages/service',
          icon: <Info size="1.15em" />,
        },
      ]}
      logOut={{ label: t('frame.log_out'), onPress: logout }}
    />
  )
}

/** The installed app has no browser buttons, so it shows its own back button. */
function BackButton() {
  const { t } = useTranslation('account')
  const { history } = useRouter()
  const { pathname } = useLocation()
  const isApp = useInBrowser() && isInstalled()
  if (!hasBackButton(pathname, isApp, history.canGoBack())) return null
  return (
    <IconButton
      label={t('frame.back')}
      icon={<ArrowLeft size="1.2em" />}
      onPress={() => history.back()}
    />
  )
}

/** The brand's logo, or its symbol and name. */
export function BrandMark() {
  const { brand } = useRouteContext({ from: '__root__' })
  return (
    <>
      {brand.logo ? (
        <BrandLogo logo={brand.logo} name={brand.name} />
      ) : (
        <BrandSymbol drawing={brand.symbol} />
      )}
      {!brand.logo?.saysName && <span className={brandName}>{brand.name}</span>}
    </>
  )
}

/** The languages of the site, each named in its own language. */
export function LanguageSwitch() {
  const change = useChangeLanguage()
  return (
    <LanguageMenu
      languages={localeList}
      value={useLocale()}
      onChange={(code) => void change(code)}
    />
  )
}
