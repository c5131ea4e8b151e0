export { CreditPackageCard, type CreditPackageCardProps } from './CreditPackageCard.tsx'
