import type { ShownBrand } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { useRouteContext } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hint } from '../settings.css.ts'
import { facts, warnings } from './visible.css.ts'

/** What a brand is, who runs it, and what being seen there may tell about a member. */
export function BrandFacts({ brand }: { readonly brand: ShownBrand }) {
  const { t } = useTranslation('settings')
  const { brand: own } = useRouteContext({ from: '__root__' })
  const { company, description, domain, more_explicit, reveals } = brand
  const isWarned = more_explicit || reveals !== null
  return (
    <div className={facts}>
      <p>{description}</p>
      <p className={hint}>{t('visible.run_by', { domain, company })}</p>
      {isWarned ? (
        <AlertBanner tone="warning">
          <span className={warnings}>
            {more_explicit ? <span>{t('visible.more_explicit', { brand: own.name })}</span> : null}
            {reveals === null ? null : <span>{t(`visible.${reveals}`)}</span>}
          </span>
        </AlertBanner>
      ) : null}
    </div>
  )
}
