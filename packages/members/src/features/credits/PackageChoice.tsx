import type { CreditOffer } from '@bouquet/contract'
import { CreditPackageCard } from '@bouquet/ui/CreditPackageCard'
import { RadioGroup } from '@bouquet/ui/RadioGroup'
import { useTranslation } from 'react-i18next'
import { bestPackage } from './packages.ts'

interface PackageChoiceProps {
  readonly offer: CreditOffer
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Choice of one of the packages on offer. The discount is said once, above the packages. */
export function PackageChoice({ offer, value, onChange }: PackageChoiceProps) {
  const { t } = useTranslation('credits')
  const best = bestPackage(offer.packages)
  return (
    <RadioGroup label={t('package.choose')} isLabelHidden value={value} onChange={onChange}>
      {offer.packages.map((each) => (
        <CreditPackageCard
          key={each.id}
          value={each.id}
          credits={each.credits}
          price={each.price}
          formerPrice={each.former_price ?? undefined}
          messagePrice={each.message_price}
          isBestValue={each === best}
          isDiscountHidden
        />
      ))}
    </RadioGroup>
  )
}
