export type { ProfileCardVariant } from './ProfileCard.css.ts'
export {
  ProfileCard,
  type ProfileCardProps,
  type ProfileChip,
} from './ProfileCard.tsx'
