import type { Interest } from '@bouquet/contract'
import { InterestIcon } from '@bouquet/ui/InterestIcon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface InterestListProps {
  readonly interests: readonly Interest[]
  readonly className: string
  readonly itemClassName?: string
  /** Further entries, after the interests. */
  readonly children?: ReactNode
}

/** Interests, each with its drawing. */
export function InterestList({ interests, className, itemClassName, children }: InterestListProps) {
  const { t } = useTranslation('attributes')
  return (
    <ul className={className}>
      {interests.map((interest) => (
        <li key={interest} className={itemClassName}>
          <InterestIcon name={interest} />
          {t(`interest.${interest}`)}
        </li>
      ))}
      {children}
    </ul>
  )
}
