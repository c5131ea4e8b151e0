export { loadPushKeys } from './push/push.store.ts'
export { webPush } from './push/webPush.ts'
export { withNotifications } from './withNotifications.ts'
