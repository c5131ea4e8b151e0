import type { Interest } from '@bouquet/contract'
import { InterestIcon } from '@bouquet/ui/InterestIcon'
import { useTranslation } from 'react-i18next'

interface InterestListProps {
  readonly interests: readonly Interest[]
  readonly className: string
  readonly itemClassName?: string
}

/** Interests, each with its drawing. */
export function InterestList({ interests, className, itemClassName }: InterestListProps) {
  const { t } = useTranslation('attributes')
  return (
    <ul className={className}>
      {interests.map((interest) => (
        <li key={interest} className={itemClassName}>
          <InterestIcon name={interest} />
          {t(`interest.${interest}`)}
        </li>
      ))}
    </ul>
  )
}
