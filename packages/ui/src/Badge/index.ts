export { Badge, type BadgeProps } from './Badge.tsx'
export { CountBadge, type CountBadgeProps, countBadgeText } from './CountBadge.tsx'
