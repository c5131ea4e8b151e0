export { pushRoutes } from './push.routes.ts'
export { loadPushKeys } from './push.store.ts'
export { pushTo } from './pushTo.ts'
export { webPush } from './webPush.ts'
