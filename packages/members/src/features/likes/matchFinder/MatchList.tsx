import type { MatchFinder } from '@bouquet/contract'
import { AvatarGroup } from '@bouquet/ui/AvatarGroup'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { Illustration } from '@bouquet/ui/Illustration'
import { MatchReason } from '@bouquet/ui/MatchReason'
import { useTranslation } from 'react-i18next'
import { useNotifications } from '../../../platform/toasts/useNotifications.tsx'
import { PersonCard } from '../cards/PersonCard.tsx'
import { useFaces } from '../cards/useFaces.ts'
import { entry, foundLine, foundText, list } from './matchFinder.css.ts'
import { useReasonTexts } from './useReasonTexts.ts'

interface MatchListProps {
  readonly matches: MatchFinder['matches']
  readonly onChange: () => void
}

/** The people who fit, the best first, each with the reasons. */
export function MatchList({ matches, onChange }: MatchListProps) {
  const { t } = useTranslation(['games', 'people'])
  const { notify, region } = useNotifications()
  const reasonsOf = useReasonTexts()
  const facesOf = useFaces()
  const change = (
    <Button variant="outline" tone="neutral" size="sm" onPress={onChange}>
      {t('games:finder.change')}
    </Button>
  )
  if (matches.length === 0) {
    return (
      <EmptyState
        title={t('people:search.none')}
        description={t('people:search.none_text')}
        media={<Illustration name="people" />}
        actions={change}
      />
    )
  }
  return (
    <>
      <div className={foundLine}>
        <AvatarGroup
          isDecorative
          size="lg"
          max={3}
          people={facesOf(matches.map(({ profile }) => profile))}
        />
        <p role="status" className={foundText}>
          {t('games:finder.found', { count: matches.length })}
        </p>
        {change}
      </div>
      <ol className={list} aria-label={t('games:finder.results')}>
        {matches.map(({ profile, reasons }, index) => (
          <li key={profile.id} className={entry}>
            <PersonCard person={profile} notify={notify} isPriority={index < 2} />
            <MatchReason
              variant="plain"
              title={t('games:reason.title', { name: profile.name })}
              reasons={reasonsOf(reasons)}
            />
          </li>
        ))}
      </ol>
      {region}
    </>
  )
}
