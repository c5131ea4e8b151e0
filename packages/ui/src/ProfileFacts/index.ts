export type { ProfileFactState, ProfileFactsVariant } from './ProfileFacts.css.ts'
export {
  type ProfileFact,
  ProfileFacts,
  type ProfileFactsProps,
} from './ProfileFacts.tsx'
