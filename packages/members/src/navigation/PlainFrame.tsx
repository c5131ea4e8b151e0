import { TopBar } from '@bouquet/ui/TopBar'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from './BrandMark.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { page, task } from './layouts.css.ts'

/** A bar with no places to go, and one thing in the middle of the page. */
export function PlainFrame({ children }: { readonly children: ReactNode }) {
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
        {children}
      </main>
    </div>
  )
}
