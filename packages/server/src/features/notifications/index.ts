export { withNotifications } from './noticingBus.ts'
export { loadPushKeys } from './push/push.store.ts'
export { webPush } from './push/webPush.ts'
