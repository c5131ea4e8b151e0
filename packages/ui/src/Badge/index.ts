export { Badge, type BadgeProps } from './Badge.tsx'
export { countBadgeText } from './badge.rules.ts'
export { CountBadge, type CountBadgeProps } from './CountBadge.tsx'
