export { matchFinderRoutes } from './matchFinder.routes.ts'
export { suitsWishes } from './suitsWishes.ts'
