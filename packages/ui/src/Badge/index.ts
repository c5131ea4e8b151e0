export {
  Badge,
  type BadgeProps,
  CountBadge,
  type CountBadgeProps,
  countBadgeText,
} from './Badge.tsx'
