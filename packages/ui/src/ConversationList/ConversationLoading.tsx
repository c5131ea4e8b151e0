import { Skeleton } from '../Skeleton/index.ts'
import * as css from './ConversationList.css.ts'

const rows = [70, 45, 85, 60, 75] as const

/** Skeleton rows in their final layout. */
export const ConversationLoading = () => (
  <div className={css.list}>
    {rows.map((share) => (
      <div key={share} className={css.row}>
        <Skeleton variant="circle" width="4rem" height="4rem" className={css.face} />
        <div className={css.textBlock}>
          <Skeleton width="40%" />
          <Skeleton width={`${share}%`} />
        </div>
      </div>
    ))}
  </div>
)
