export { introductionRoutes } from './introductions.routes.ts'
export { findIntroduced } from './introductions.store.ts'
