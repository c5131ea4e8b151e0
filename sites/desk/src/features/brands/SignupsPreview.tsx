import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import * as css from './brands.css.ts'

type Signups = StaffResponse<'brands'>['brands'][number]['signups']

interface SignupsPreviewProps {
  readonly now: Signups
  readonly then: Signups
}

const pages = { all: 'then_open', with_trafficsource: 'then_invited', none: 'then_pages' } as const

/** What changes when the signups of a brand are closed or opened, before that is done. */
export function SignupsPreview({ now, then }: SignupsPreviewProps) {
  const { t } = useTranslation('desk')
  return (
    <section>
      <h3 className={css.previewTitle}>{t('brands.then')}</h3>
      <ul className={css.problems}>
        <li>{t('brands.then_now', { effect: t(`brands.effect_${now}`) })}</li>
        <li>{t('brands.then_then', { effect: t(`brands.effect_${then}`) })}</li>
        <li>{t(`brands.${pages[then]}`)}</li>
        {then === 'all' ? null : <li>{t('brands.then_links')}</li>}
      </ul>
    </section>
  )
}
