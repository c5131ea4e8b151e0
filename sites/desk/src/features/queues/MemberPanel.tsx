import { languageName } from '@bouquet/i18n/format'
import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../platform/api.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import { useBrandName } from '../../platform/useBrandName.ts'
import { BanDialog } from './BanDialog.tsx'
import { DecisionHistory } from './DecisionHistory.tsx'
import { MemberPhotos } from './MemberPhotos.tsx'
import * as css from './member.css.ts'
import { memberQuery, type ReviewContext } from './memberQuery.ts'
import * as queueCss from './queue.css.ts'

interface MemberPanelProps {
  readonly brand: string
  readonly member: string
  /** The photo that is decided, which is not shown again. */
  readonly photo?: string | undefined
  readonly title?: string | undefined
}

/** What staff know of a member beside an item: profile, other photos, earlier decisions. */
export function MemberPanel({ brand, member, photo, title }: MemberPanelProps) {
  const { t } = useTranslation('desk')
  const text = useErrorText()
  const { data, error, refetch, isFetching } = useQuery(memberQuery(useApi(), { brand, member }))
  if (error && !data) {
    return (
      <ErrorState
        title={t('member.failed')}
        description={text(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return (
    <section className={queueCss.panel}>
      <h2 className={queueCss.panelTitle}>{title ?? t('member.title')}</h2>
      {data ? (
        <MemberFacts context={data} photo={photo} />
      ) : (
        <Loading label={t('member.loading')}>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
          <Skeleton variant="block" height="12rem" />
        </Loading>
      )}
    </section>
  )
}

interface MemberFactsProps {
  readonly context: ReviewContext
  readonly photo: string | undefined
}

function MemberFacts({ context, photo }: MemberFactsProps) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const times = useTimes()
  const brandName = useBrandName()
  const [isBanning, setBanning] = useState(false)
  const { member, complaints, decisions, photos, rejected_photos } = context
  const others = photos.filter((each) => each.photo !== photo)
  const isBanned = member.state === 'banned'
  return (
    <>
      <div>
        <p className={css.name}>{member.name}</p>
        <p className={queueCss.muted}>
          {[
            t('member.age', { age: member.age }),
            member.town ?? member.country,
            t('member.reads', { language: languageName(member.locale, locale) }),
          ].join(' · ')}
        </p>
        <p className={queueCss.muted}>
          {`${t('member.joined', { date: times.date(member.joined) })} · ${brandName(member.brand)}`}
        </p>
      </div>
      <div className={queueCss.chips}>
        {member.fictional ? <Badge variant="soft">{t('member.fictional')}</Badge> : null}
        {isBanned ? (
          <Badge variant="soft" tone="danger">
            {t('member.banned')}
          </Badge>
        ) : null}
        {complaints.open + complaints.upheld > 0 ? (
          <Badge variant="soft" tone="warning">
            {t('member.complaints', complaints)}
          </Badge>
        ) : null}
        {rejected_photos > 0 ? (
          <Badge variant="soft" tone="warning">
            {t('member.rejections', { count: rejected_photos })}
          </Badge>
        ) : null}
      </div>
      {member.about === '' ? null : (
        <blockquote className={queueCss.quote} dir="auto">
          {member.about}
        </blockquote>
      )}
      {others.length === 0 ? null : (
        <>
          <h3 className={queueCss.smallTitle}>{t('member.photos')}</h3>
          <MemberPhotos photos={others} name={member.name} />
        </>
      )}
      <h3 className={queueCss.smallTitle}>{t('member.history')}</h3>
      <DecisionHistory decisions={decisions} />
      {isBanned ? null : (
        <div>
          <Button size="sm" variant="outline" tone="danger" onPress={() => setBanning(true)}>
            {t('complaint.ban')}
          </Button>
        </div>
      )}
      <BanDialog member={member} isOpen={isBanning} onOpenChange={setBanning} />
    </>
  )
}
