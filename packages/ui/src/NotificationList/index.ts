export {
  NotificationList,
  type NotificationListContent,
  type NotificationListProps,
} from './NotificationList.tsx'
export type { NotificationItem, NotificationKind } from './NotificationRow.tsx'
