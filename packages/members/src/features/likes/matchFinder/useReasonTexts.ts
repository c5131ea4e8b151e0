import type { MatchReason } from '@bouquet/contract'
import type { Reason } from '@bouquet/ui/MatchReason'
import { useTranslation } from 'react-i18next'
import { type ShownReason, shownReasons } from './reasons.rules.ts'

/** The reasons of a match in words. */
export function useReasonTexts(): (reasons: readonly MatchReason[]) => readonly Reason[] {
  const { t } = useTranslation(['games', 'attributes'])
  const inWords = (reason: ShownReason): Reason => {
    switch (reason.kind) {
      case 'interests':
        return {
          kind: 'interests',
          description: t('games:reason.interests', { count: reason.interests.length }),
          interests: reason.interests.map((id) => ({ id, label: t(`attributes:interest.${id}`) })),
        }
      case 'near':
        return { kind: 'distance', description: t(`games:reason.near_${reason.place}`) }
      case 'distance':
        return { kind: 'distance', description: t('games:reason.distance', { count: reason.km }) }
      case 'ages':
        return { kind: 'age', description: t(`games:reason.ages_${reason.whose}`) }
    }
  }
  return (reasons) => shownReasons(reasons).map(inWords)
}
