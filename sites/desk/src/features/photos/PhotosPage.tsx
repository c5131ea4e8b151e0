import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../platform/api.ts'
import { useKeys } from '../../platform/keys/useKeys.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { MemberPanel } from '../queues/MemberPanel.tsx'
import { memberQuery } from '../queues/memberQuery.ts'
import { QueueFrame } from '../queues/QueueFrame.tsx'
import { QueueHead } from '../queues/QueueHead.tsx'
import * as queueCss from '../queues/queue.css.ts'
import { useMemberTexts } from '../queues/useMemberTexts.ts'
import { PhotoPreview } from './PhotoPreview.tsx'
import { PhotoVerdict } from './PhotoVerdict.tsx'
import { PhotoViewMenu } from './PhotoViewMenu.tsx'
import { type PhotoReason, photoReasons } from './photoReasons.ts'
import { usePhotoQueue, type WaitingPhoto } from './usePhotoQueue.ts'

/** Photos should be seen to before their owner goes to bed. */
const aimHours = 1

/** The queue of photos: one large, what is known of its owner beside it, decided by keys. */
export function PhotosPage() {
  const { t } = useTranslation('desk')
  const queue = usePhotoQueue()
  const { shown } = queue
  return (
    <QueueFrame
      queue={queue}
      head={
        <QueueHead
          title={t('photo.title')}
          waiting={queue.waiting}
          aimHours={aimHours}
          end={<PhotoViewMenu />}
          keys={[
            { keys: [t('keys.space')], label: t('keys.look') },
            { keys: ['A'], label: t('keys.approve') },
            { keys: ['1', '…', '9'], label: t('keys.reason') },
          ]}
        />
      }
    >
      {shown.kind === 'item' ? (
        <PhotoReview
          photo={shown.item}
          next={queue.following.at(0)}
          onDecide={queue.decide}
          onSkip={queue.skip}
        />
      ) : null}
    </QueueFrame>
  )
}

interface PhotoReviewProps {
  readonly photo: WaitingPhoto
  /** Loaded ahead. */
  readonly next: WaitingPhoto | undefined
  readonly onDecide: ReturnType<typeof usePhotoQueue>['decide']
  readonly onSkip: () => void
}

function PhotoReview({ photo, next, onDecide, onSkip }: PhotoReviewProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const { hidesPhotos } = useSettings()
  const [looked, setLooked] = useState<string | null>(null)
  const isHidden = hidesPhotos && looked !== photo.photo
  const cache = useQueryClient()
  const { texts } = useRouteContext({ from: '__root__' })
  const reader = useMemberTexts(photo.locale)

  useEffect(() => {
    if (next) void cache.prefetchQuery(memberQuery(api, next))
  }, [api, cache, next])

  function approve() {
    onDecide({
      label: t('photo.approved'),
      picture: photo.address,
      send: () =>
        api.request('approve-photo', {
          body: { photo: photo.photo, reason: t('photo.approve_reason') },
        }),
    })
  }
  function reject(reason: PhotoReason) {
    onDecide({
      label: t('photo.rejected', { reason: t(`reason.${reason}`) }),
      picture: photo.address,
      send: async () => {
        const ofMember = await texts.forMember(photo.locale)
        const body = { photo: photo.photo, reason: ofMember(`photo.${reason}`) }
        return api.request('reject-photo', { body })
      },
    })
  }

  useKeys('space', () => setLooked(isHidden ? photo.photo : null))
  useKeys('a', approve, { isOn: !isHidden })
  useKeys(
    photoReasons.map((_, at) => at + 1).join(','),
    (key) => {
      const reason = photoReasons[Number(key) - 1]
      if (reason) reject(reason)
    },
    { isOn: !isHidden },
  )

  return (
    <div className={queueCss.columns}>
      <div className={queueCss.main}>
        <PhotoPreview
          photo={photo}
          isHidden={isHidden}
          onLook={() => setLooked(photo.photo)}
          next={next}
        />
      </div>
      <div className={queueCss.side}>
        <PhotoVerdict
          isHidden={isHidden}
          locale={photo.locale}
          textOf={reader && ((reason) => reader(`photo.${reason}`))}
          onApprove={approve}
          onReject={reject}
          onSkip={onSkip}
        />
        <MemberPanel brand={photo.brand} member={photo.member} photo={photo.photo} />
      </div>
    </div>
  )
}
