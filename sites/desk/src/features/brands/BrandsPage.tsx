import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { page, title } from '../../parts/page.css.ts'
import { QueryView } from '../../parts/QueryView.tsx'
import { useApi } from '../../platform/api.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { BrandTable } from './BrandTable.tsx'
import * as css from './brands.css.ts'
import { FileProblems } from './FileProblems.tsx'

/** Every brand with its figures, and what is wrong in the files. */
export function BrandsPage() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const overview = useQuery({
    queryKey: ['brands'],
    queryFn: () => api.request('brands', { query: {} }),
  })
  return (
    <div className={page}>
      <PageHeading title={t('brands.title')} className={title} />
      <QueryView query={overview}>
        {({ brands, problems }) => (
          <>
            <FileProblems problems={problems} level="error" />
            <BrandTable brands={brands} />
            <p className={css.note}>{t('brands.footnote')}</p>
            <FileProblems problems={problems} level="warning" />
          </>
        )}
      </QueryView>
    </div>
  )
}
