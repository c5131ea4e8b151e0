export { CreditsBadge, type CreditsBadgeProps } from './CreditsBadge.tsx'
export { type CreditsTone, creditsTone } from './credits.rules.ts'
