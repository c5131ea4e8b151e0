import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { list, loadingRow, loadingWords } from './chat.css.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

/** The shape of the list of conversations. */
export function ChatListLoading() {
  const { t } = useTranslation('chat')
  return (
    <Loading label={t('list.loading')} className={list}>
      {rows.map((row) => (
        <span key={row} className={loadingRow}>
          <Skeleton variant="circle" />
          <span className={loadingWords}>
            <Skeleton width="40%" />
            <Skeleton width="75%" />
          </span>
        </span>
      ))}
    </Loading>
  )
}
