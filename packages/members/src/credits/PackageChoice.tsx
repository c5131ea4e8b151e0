import type { CreditOffer } from '@bouquet/contract'
import { CreditPackageCard } from '@bouquet/ui/CreditPackageCard'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { packages } from './credits.css.ts'
import { bestPackage, usePackageTexts } from './packages.ts'

interface PackageChoiceProps {
  readonly offer: CreditOffer
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Choice of one of the packages on offer. */
export function PackageChoice({ offer, value, onChange }: PackageChoiceProps) {
  const { t } = useTranslation('credits')
  const texts = usePackageTexts()
  const name = useId()
  const best = bestPackage(offer.packages)
  return (
    <div className={packages} role="radiogroup" aria-label={t('package.choose')}>
      {offer.packages.map((each) => (
        <CreditPackageCard
          key={each.id}
          {...texts(each)}
          {...(each === best && { bestValueText: t('package.best') })}
          name={name}
          value={each.id}
          isSelected={each.id === value}
          onSelect={() => onChange(each.id)}
        />
      ))}
    </div>
  )
}
