import type { Locale } from '@bouquet/i18n'
import { useTranslation } from 'react-i18next'
import type { Beginning } from '../../parts/Beginnings.tsx'
import { useMemberTexts } from './useMemberTexts.ts'

const beginnings = ['scam', 'harassment', 'fake', 'minor'] as const

/** Texts with which the reason of a ban can be begun, in the language of the member; none until they are loaded. */
export function useBanBeginnings(locale: Locale): readonly Beginning[] {
  const { t } = useTranslation('desk')
  const reader = useMemberTexts(locale)
  return reader
    ? beginnings.map((id) => ({ id, label: t(`ban.begin_${id}`), text: reader(`ban.${id}`) }))
    : []
}
