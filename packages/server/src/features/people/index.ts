export { peopleRoutes } from './people.routes.ts'
export { presentCards } from './presentCards.ts'
export { reachMember } from './reachMember.ts'
