export {
  type ProfileFact,
  type ProfileFactState,
  ProfileFacts,
  type ProfileFactsProps,
  type ProfileFactsVariant,
} from './ProfileFacts.tsx'
