export { swipeRoutes } from './swipe.routes.ts'
