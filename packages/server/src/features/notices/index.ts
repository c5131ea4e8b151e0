export { noticingBus } from './noticingBus.ts'
export { unsubscribeRoutes } from './unsubscribe.routes.ts'
export { workNotices } from './workNotices.ts'
