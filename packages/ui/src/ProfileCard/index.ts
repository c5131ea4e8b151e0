export {
  ProfileCard,
  type ProfileCardProps,
  type ProfileCardVariant,
  type ProfileChip,
} from './ProfileCard.tsx'
