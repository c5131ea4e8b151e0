import { giftsQuery, useClient } from '@bouquet/client'
import type { GiftId, MessageCost, ProfileCard } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { GiftPicker } from '@bouquet/ui/GiftPicker'
import { Sheet } from '@bouquet/ui/Sheet'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { muted } from '../../platform/screens/screen.css.ts'
import { useMember } from '../../platform/session.ts'
import { giftsLoading, sheetAction, sheetLater } from './chat.css.ts'
import { giftGroups } from './giftGroups.ts'
import { giftNameOf } from './giftName.ts'
import { useCostText } from './useCostText.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

interface GiftDialogProps {
  readonly profile: ProfileCard
  readonly cost: MessageCost
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Without enough credits, the gift is to be kept until there are. */
  readonly onSend: (gift: GiftId, isCovered: boolean) => void
}

/** The catalogue of gifts with their cost, and whether the member's credits cover it. */
export default function GiftDialog({ profile, cost, isOpen, onClose, onSend }: GiftDialogProps) {
  const { t } = useTranslation(['chat', 'common', 'errors'])
  const errorText = useErrorText()
  const gifts = useQuery({ ...giftsQuery(useClient()), enabled: isOpen })
  const [picked, setPicked] = useState<string | null>(null)
  const balance = useMember().credits
  const costText = useCostText('extra', cost)
  const { id: recipient, name } = profile
  const options = (gifts.data ?? []).flatMap(({ id, credits }) => {
    const name = giftNameOf(id)
    if (name === null) return []
    const group = t(`chat:gift_group.${giftGroups[name]}`)
    return [{ id: name, gift: id, credits, label: t(`chat:gift.${name}`), group }]
  })
  const chosen = options.find(({ id }) => id === picked)
  const isCovered = balance >= cost.credits
  return (
    <Sheet
      size="md"
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('chat:composer.gift_for', { name })}
      description={t('chat:composer.gift_text', { name })}
      actions={
        <>
          <Button
            className={sheetAction}
            isDisabled={chosen === undefined}
            onPress={() => {
              if (chosen) onSend(chosen.gift, isCovered)
            }}
          >
            {chosen && cost.credits > 0
              ? t('chat:send_for', { count: cost.credits })
              : t('chat:send_free')}
          </Button>
          <Button className={sheetLater} variant="quiet" tone="neutral" onPress={onClose}>
            {t('chat:send_cancel')}
          </Button>
        </>
      }
    >
      <p className={muted}>{costText}</p>
      {isCovered ? null : (
        <AlertBanner
          tone="warning"
          actions={
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              href={`/credits?next=${encodeURIComponent(`/members/${recipient}/chat`)}`}
            >
              {t('chat:composer.buy')}
            </Button>
          }
        >
          {t('errors:not_enough_credits', { cost: cost.credits, balance })}{' '}
          {t('chat:composer.gift_short')}
        </AlertBanner>
      )}
      {gifts.error ? (
        <FormError text={errorText(gifts.error)} />
      ) : gifts.data ? (
        <GiftPicker
          label={t('chat:composer.gift_for', { name })}
          isLabelHidden
          options={options}
          value={chosen?.id ?? null}
          onChange={setPicked}
        />
      ) : (
        <Loading label={t('common:loading')} className={giftsLoading}>
          {places.map((place) => (
            <Skeleton key={place} variant="block" height="8rem" />
          ))}
        </Loading>
      )}
    </Sheet>
  )
}
