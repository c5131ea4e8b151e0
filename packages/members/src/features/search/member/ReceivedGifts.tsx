import type { MemberProfile } from '@bouquet/contract'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../../platform/parts/loadPart.ts'

/** Loaded for the few profiles that show gifts. */
export function ReceivedGifts({ gifts = [] }: Pick<MemberProfile, 'gifts'>) {
  const { translations } = useRouteContext({ from: '__root__' })
  const [Gifts] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([import('./MemberGifts.tsx'), translations.ensure('chat')]),
      )
      return module
    }),
  )
  if (gifts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Gifts gifts={gifts} />
    </Suspense>
  )
}
