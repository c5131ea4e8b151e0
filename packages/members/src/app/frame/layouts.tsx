import { TopBar } from '@bouquet/ui/TopBar'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InvitationProvider } from '../../features/accounts/signup/invite/InvitationProvider.tsx'
import { Bonus } from '../../features/credits/discounts/Bonus.tsx'
import { LikeArrivals } from '../../features/likes/arrivals/LikeArrivals.tsx'
import { Introduction } from '../../features/likes/introduction/Introduction.tsx'
import { MatchProvider } from '../../features/likes/match/MatchProvider.tsx'
import { Banners } from './Banners.tsx'
import { EntryWarning } from './entryWarning/EntryWarning.tsx'
import {
  content,
  inboxContent,
  inboxPage,
  landerContent,
  page,
  task,
  threadContent,
  threadNavigation,
  threadPage,
} from './layouts.css.ts'
import { PageFooter } from './PageFooter.tsx'
import { BrandMark, LanguageSwitch, TopNavigation } from './TopNavigation.tsx'

/** Top navigation, banners, content, footer. */
export function DefaultLayout() {
  return (
    <NavigationFrame className={page}>
      <main id="content" className={content}>
        <Outlet />
      </main>
      <PageFooter />
    </NavigationFrame>
  )
}

/** Top navigation, banners and the conversations, on wide screens as high as the window. */
export function InboxLayout() {
  return (
    <NavigationFrame className={inboxPage}>
      <main id="content" className={inboxContent}>
        <Outlet />
      </main>
    </NavigationFrame>
  )
}

interface NavigationFrameProps {
  readonly className: string
  readonly children: ReactNode
}

/** The top navigation and banners above a page, and what may open over it. */
function NavigationFrame({ className, children }: NavigationFrameProps) {
  return (
    <InvitationProvider>
      <MatchProvider>
        <div className={className}>
          <TopNavigation />
          <Bonus />
          <Banners />
          {children}
          <Introduction />
          <LikeArrivals />
          <EntryWarning />
        </div>
      </MatchProvider>
    </InvitationProvider>
  )
}

/** A conversation, as high as the window; the navigation stays on wide screens. */
export function ChatLayout() {
  return (
    <MatchProvider>
      <div className={threadPage}>
        <div className={threadNavigation}>
          <TopNavigation />
        </div>
        <main id="content" className={threadContent}>
          <Outlet />
        </main>
        <LikeArrivals />
        <EntryWarning isPlain />
      </div>
    </MatchProvider>
  )
}

/** The brand's name, the language and one task. */
export function EmptyLayout() {
  return (
    <PlainFrame>
      <Outlet />
      <EntryWarning isPlain />
    </PlainFrame>
  )
}

/** The brand's name, a page that reaches the edges of the window, the footer. */
export function LanderLayout() {
  return (
    <div className={page}>
      <PlainBar />
      <main id="content" className={landerContent}>
        <Outlet />
      </main>
      <PageFooter />
      <EntryWarning isPlain />
    </div>
  )
}

/** The brand's name and the language, without navigation. */
function PlainBar() {
  const { t } = useTranslation('account')
  const { brand } = useRouteContext({ from: '__root__' })
  return (
    <TopBar
      brand={<BrandMark />}
      homeHref="/"
      homeLabel={t('frame.home', { brand: brand.name })}
      label={t('frame.navigation')}
      end={<LanguageSwitch />}
    />
  )
}

/** A top bar without navigation and one task in the middle of the page. */
export function PlainFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={page}>
      <PlainBar />
      <main id="content" className={task}>
        {children}
      </main>
    </div>
  )
}
