import { decideBrandVisibilityMutation, useClient } from '@bouquet/client'
import type { ShownBrand } from '@bouquet/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { useNotifications } from '../../../platform/toasts/useNotifications.tsx'
import { rows } from '../settings.css.ts'
import { BrandChoice } from './BrandChoice.tsx'
import { ConsentDialog } from './ConsentDialog.tsx'

/** Other brands with a switch each. Switching on asks first, switching off works at once. */
export function BrandChoices({ brands }: { readonly brands: readonly ShownBrand[] }) {
  const { t } = useTranslation('settings')
  const text = useErrorText()
  const decide = useMutation(decideBrandVisibilityMutation(useClient()))
  const { notify, region } = useNotifications()
  const [asked, setAsked] = useState<ShownBrand | null>(null)
  const [isAsking, setAsking] = useState(false)
  const pending = decide.isPending ? decide.variables : null

  function change(brand: ShownBrand, given: boolean) {
    decide.reset()
    if (given) {
      setAsked(brand)
      setAsking(true)
      return
    }
    decide.mutate(
      { brand: brand.id, niche: brand.niche, given },
      {
        onSuccess: () => notify({ description: t('visible.taken_back', { brand: brand.name }) }),
      },
    )
  }

  return (
    <>
      <ul className={rows}>
        {brands.map((brand) => (
          <BrandChoice
            key={brand.id}
            brand={brand}
            isSelected={pending?.brand === brand.id ? pending.given : brand.since !== null}
            isDisabled={pending !== null}
            onChange={(given) => change(brand, given)}
          />
        ))}
      </ul>
      <FormError text={decide.error && !isAsking ? text(decide.error) : undefined} />
      {asked === null ? null : (
        <ConsentDialog
          brand={asked}
          isOpen={isAsking}
          onOpenChange={setAsking}
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={() =>
            decide.mutate(
              { brand: asked.id, niche: asked.niche, given: true },
              { onSuccess: () => setAsking(false) },
            )
          }
        />
      )}
      {region}
    </>
  )
}
