export { Badge, type BadgeProps } from './Badge.tsx'
export { type CreditsTone, countBadgeText, creditsTone } from './badge.rules.ts'
export { CountBadge, type CountBadgeProps } from './CountBadge.tsx'
export { CreditsBadge, type CreditsBadgeProps } from './CreditsBadge.tsx'
