import { formatMoney, formatNumber } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StateBadge } from '../../parts/StateBadge.tsx'
import type { StaffResponse } from '../../platform/api.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import { BrandDomains } from './BrandDomains.tsx'
import * as css from './brands.css.ts'
import { SignupsDialog } from './SignupsDialog.tsx'
import { WaitingItems } from './WaitingItems.tsx'

type BrandOverview = StaffResponse<'brands'>['brands'][number]

interface BrandTableProps {
  readonly brands: readonly BrandOverview[]
}

const signupTones = { all: 'success', with_trafficsource: 'warning', none: 'neutral' } as const

/** All brands with their figures. */
export function BrandTable({ brands }: BrandTableProps) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const times = useTimes()
  const [chosen, setChosen] = useState<BrandOverview | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  const columns: readonly DataColumn<BrandOverview>[] = [
    {
      id: 'brand',
      label: t('brands.brand'),
      cell: ({ name, domain }) => (
        <>
          <span className={css.name}>{name}</span>
          <span className={css.muted}>{domain}</span>
        </>
      ),
      isRowHeader: true,
    },
    {
      id: 'members',
      label: t('brands.members'),
      cell: ({ members: { count, is_estimate } }) =>
        is_estimate ? t('brands.about', { count }) : formatNumber(count, locale),
      align: 'end',
    },
    {
      id: 'new',
      label: t('brands.new'),
      cell: (brand) => formatNumber(brand.new_members, locale),
      align: 'end',
    },
    {
      id: 'waiting',
      label: t('brands.waiting'),
      cell: ({ waiting }) => <WaitingItems waiting={waiting} />,
    },
    {
      id: 'revenue',
      label: t('brands.revenue'),
      cell: ({ revenue }) =>
        revenue.length === 0 ? (
          <span className={css.muted}>{t('brands.nothing_earned')}</span>
        ) : (
          <ul className={css.lines}>
            {revenue.map((money) => (
              <li key={money.currency}>{formatMoney(money, locale)}</li>
            ))}
          </ul>
        ),
      align: 'end',
    },
    {
      id: 'signups',
      label: t('brands.signups'),
      cell: (brand) => (
        <div className={css.signups}>
          <StateBadge tone={signupTones[brand.signups]}>
            {t(`brands.signups_${brand.signups}`)}
          </StateBadge>
          {brand.signups === brand.signups_in_file ? null : (
            <span className={css.muted}>{t('brands.closed_here')}</span>
          )}
          <Button
            className={css.change}
            size="sm"
            variant="quiet"
            tone="neutral"
            aria-label={t('brands.change_for', { name: brand.name })}
            onPress={() => {
              setChosen(brand)
              // A new dialog starts with the signups that apply now.
              setOpened(opened + 1)
              setOpen(true)
            }}
          >
            {t('brands.change')}
          </Button>
        </div>
      ),
    },
    {
      id: 'domains',
      label: t('brands.domains'),
      cell: ({ id }) => <BrandDomains brand={id} />,
    },
    {
      id: 'built',
      label: t('brands.built'),
      cell: ({ built }) =>
        built === null ? (
          <StateBadge tone="danger">{t('brands.not_built')}</StateBadge>
        ) : (
          <time dateTime={built} title={times.moment(built)}>
            {times.relative(built)}
          </time>
        ),
    },
  ]
  return (
    <>
      <DataTable
        label={t('brands.title')}
        columns={columns}
        items={brands}
        idOf={({ id }) => id}
        empty={t('brands.none')}
      />
      {chosen ? (
        <SignupsDialog
          key={`${chosen.id} ${opened}`}
          brand={chosen}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  )
}
