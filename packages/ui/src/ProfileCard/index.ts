export { ProfileCard, type ProfileCardProps, type ProfileCardVariant } from './ProfileCard.tsx'
