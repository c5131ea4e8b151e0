import { NavTabs } from '@bouquet/ui/Tabs'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { page, title } from '../../parts/page.css.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { useCurrentInSight } from '../../platform/useCurrentInSight.ts'
import { PaymentSearch } from './PaymentSearch.tsx'

const tabs = [
  ['tab_list', '/payments'],
  ['tab_disputes', '/payments/disputes'],
  ['tab_requests', '/payments/requests'],
  ['tab_differences', '/payments/differences'],
] as const

/** The pages about money: the search for an order, and one tab for each list. */
export function MoneyFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('desk')
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const tabRow = useCurrentInSight()
  return (
    <div className={page}>
      <PageHeading title={t('payments.title')} className={title} />
      <PaymentSearch />
      <NavTabs
        ref={tabRow}
        label={t('money.tabs')}
        items={tabs.map(([id, href]) => ({
          id,
          href,
          label: t(`money.${id}`),
          isCurrent: path === href,
        }))}
      />
      {children}
    </div>
  )
}
