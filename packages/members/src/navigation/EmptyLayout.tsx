import { TopBar } from '@bouquet/ui/TopBar'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BrandMark } from './BrandMark.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { page, task } from './layouts.css.ts'

/** The brand's name, the language and one task. */
export function EmptyLayout() {
  const { t } = useTranslation('account')
  const { brand } = useRouteContext({ from: '__root__' })
  return (
    <div className={page}>
      <TopBar
        brand={<BrandMark />}
        homeHref="/"
        homeLabel={t('frame.home', { brand: brand.name })}
        label={t('frame.navigation')}
        account={<LanguageMenu />}
      />
      <main id="content" className={task}>
        <Outlet />
      </main>
    </div>
  )
}
