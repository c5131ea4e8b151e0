import { discountQuery, useClient } from '@bouquet/client'
import { constants, type DiscountCode, type User } from '@bouquet/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useDismissals } from '../../../platform/navigation/dismissals.ts'
import { loadPart } from '../../../platform/parts/loadPart.ts'
import { BonusBanner } from './BonusBanner.tsx'
import { isBonusDialogDue } from './bonus.rules.ts'
import { useBonusTime } from './useBonusTime.ts'

const BonusDialog = lazy(() => loadPart(() => import('./BonusDialog.tsx')))

interface DiscountNoticesProps {
  readonly user: User
  readonly path: string
}

/** Banner and dialog of the active discount, if any. */
export function DiscountNotices(props: DiscountNoticesProps) {
  const discount = useQuery(discountQuery(useClient())).data
  return discount ? <Running {...props} discount={discount} /> : null
}

/** The banner, and after a while the dialog for members without credits. */
function Running({
  user,
  path,
  discount,
}: DiscountNoticesProps & { readonly discount: DiscountCode }) {
  const { closedAt, close } = useDismissals<'bonus'>()
  const [isOpen, setOpen] = useState(false)
  const secondsLeft = useBonusTime(discount)
  const isDue = isBonusDialogDue({ user, path, secondsLeft, closedAt: closedAt('bonus') })

  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => setOpen(true), constants.timeBonus.modalDelayMs)
    return () => {
      clearTimeout(timer)
      setOpen(false)
    }
  }, [isDue])

  if (secondsLeft === 0) return null
  const isShown = isOpen && isDue && secondsLeft !== null
  return (
    <>
      <BonusBanner discount={discount} secondsLeft={secondsLeft} />
      {isShown ? (
        <Suspense fallback={null}>
          <BonusDialog
            discount={discount}
            secondsLeft={secondsLeft}
            onClose={() => close('bonus')}
          />
        </Suspense>
      ) : null}
    </>
  )
}
