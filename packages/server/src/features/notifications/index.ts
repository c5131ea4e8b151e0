export { notificationJob, withNotifications } from './notification.ts'
export { loadPushKeys } from './push/push.store.ts'
export { webPush } from './push/webPush.ts'
