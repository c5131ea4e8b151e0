import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { loadingBubbles, loadingOwn, loadingThread, threadHead } from './chat.css.ts'

/** The shape of a conversation. */
export function ThreadLoading() {
  const { t } = useTranslation('chat')
  return (
    <Loading label={t('thread.loading')} className={loadingThread}>
      <PageHeading title={t('title.chat')} isHidden />
      <div className={threadHead}>
        <Skeleton variant="circle" />
        <Skeleton width="9rem" height="1.25rem" />
      </div>
      <div className={loadingBubbles}>
        <Skeleton width="62%" height="3.5rem" />
        <Skeleton width="44%" height="2.5rem" className={loadingOwn} />
        <Skeleton width="55%" height="2.5rem" />
        <Skeleton width="36%" height="2.5rem" className={loadingOwn} />
      </div>
    </Loading>
  )
}
