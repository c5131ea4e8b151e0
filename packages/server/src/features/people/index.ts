export { peopleRoutes } from './people.routes.ts'
export { presentCards } from './presentCards.ts'
export { reachMember, refuseBlocked } from './reachMember.ts'
