export {
  CreditsBadge,
  type CreditsBadgeProps,
  type CreditsTone,
  creditsTone,
} from './CreditsBadge.tsx'
