export {
  VerificationBadge,
  type VerificationBadgeProps,
  type VerificationKind,
} from './VerificationBadge.tsx'
