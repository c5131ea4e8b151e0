import { brandVisibilityQuery, useClient } from '@bouquet/client'
import { Link } from '@bouquet/ui/Link'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { useMember } from '../../../platform/session.ts'
import { LoadedPart } from '../LoadedPart.tsx'
import { group, groupTitle, hint, rows, sectionHead, settings, stack } from '../settings.css.ts'
import { ownVisibility } from '../settings.rules.ts'
import { BrandChoices } from './BrandChoices.tsx'
import { ownBrand } from './visible.css.ts'

/** Where the member is visible: on their own brand, and on others one by one. */
export function VisibleScreen() {
  const { t } = useTranslation('settings')
  const { brand } = useRouteContext({ from: '__root__' })
  const own = ownVisibility(useMember())
  const brands = useQuery(brandVisibilityQuery(useClient()))
  return (
    <div className={settings}>
      <PageHeading title={t('visible.title')} />
      <section className={group} aria-labelledby="own-brand">
        <h2 id="own-brand" className={groupTitle}>
          {t('visible.here', { brand: brand.name })}
        </h2>
        <div className={rows}>
          <div className={ownBrand}>
            <p>{t(`visible.${own}`, { brand: brand.name })}</p>
            <Link variant="standalone" href="/settings#visibility">
              {t('visibility.title')}
            </Link>
          </div>
        </div>
      </section>
      <section className={group} aria-labelledby="other-brands">
        <div className={sectionHead}>
          <h2 id="other-brands" className={groupTitle}>
            {t('visible.others')}
          </h2>
          {brands.data?.length === 0 ? null : <p className={hint}>{t('visible.others_text')}</p>}
        </div>
        <LoadedPart query={brands}>
          {(offered) =>
            offered.length === 0 ? (
              <p className={stack}>{t('visible.none', { brand: brand.name })}</p>
            ) : (
              <BrandChoices brands={offered} />
            )
          }
        </LoadedPart>
      </section>
    </div>
  )
}
