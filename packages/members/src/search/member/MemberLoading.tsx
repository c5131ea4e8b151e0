import { visuallyHidden } from '@bouquet/ui/base'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { facts, layout, loadingHero, photos, words } from './member.css.ts'

/** The shape of a person's page. */
export function MemberLoading() {
  const { t } = useTranslation('people')
  return (
    <Loading label={t('member.loading')} className={layout}>
      <h1 className={visuallyHidden}>{t('member.loading')}</h1>
      <div className={photos}>
        <Skeleton variant="card" className={loadingHero} />
      </div>
      <div className={words}>
        <Skeleton width="9rem" height="1.5rem" />
        <div className={facts}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
        <Skeleton variant="block" />
      </div>
    </Loading>
  )
}
