export { giftRoutes } from './gifts.routes.ts'
export { receivedGifts } from './gifts.store.ts'
