import { constants } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Comparison } from '@bouquet/ui/PaywallSheet'
import CheckCheck from 'lucide-react/icons/check-check'
import Upload from 'lucide-react/icons/image-up'
import Images from 'lucide-react/icons/images'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { column, largeLead, muted } from '../../platform/screens/screen.css.ts'
import { useUser } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { Assurances } from './Assurances.tsx'
import * as css from './credits.css.ts'
import { MessagePrice } from './MessagePrice.tsx'
import { PriceList } from './PriceList.tsx'
import { usePackages } from './usePackages.ts'
import { usePremiumComparison } from './usePremiumComparison.ts'

const gifts = ['photos', 'own_photos', 'conversations', 'read', 'search'] as const
type Gift = (typeof gifts)[number]

const icons: Record<Gift, ReactNode> = {
  photos: <Images size="1.35em" strokeWidth={1.75} />,
  own_photos: <Upload size="1.35em" strokeWidth={1.75} />,
  conversations: <MessagesSquare size="1.35em" strokeWidth={1.75} />,
  read: <CheckCheck size="1.35em" strokeWidth={1.75} />,
  search: <Search size="1.35em" strokeWidth={1.75} />,
}

const figures = {
  free: constants.photos.free,
  premium: constants.photos.premium,
  conversations: constants.freeConversations,
}

/** Premium, which comes with the purchase of any package, beside what one has without it. */
export function PremiumScreen() {
  const { t } = useTranslation(['credits', 'premium'])
  const user = useUser()
  const packages = usePackages()
  const comparison = usePremiumComparison()
  const isPremium = user?.paid_user ?? false
  return (
    <div className={column}>
      <header className={css.premiumHead}>
        <PageHeading title={t(isPremium ? 'title.premium_yours' : 'title.premium')} />
        <p className={largeLead}>{t(isPremium ? 'premium:yours' : 'premium:lead')}</p>
      </header>
      {isPremium ? (
        <Benefits />
      ) : (
        <div className={css.comparison}>
          <Comparison label={t('offer.to_premium')} rows={comparison} />
        </div>
      )}
      {user === null ? (
        <>
          {packages && <PriceList packages={packages} />}
          <Button size="lg" isWide href="/signup">
            {t('premium:sign_up')}
          </Button>
        </>
      ) : (
        <Button size="lg" isWide href="/credits">
          {t(isPremium ? 'premium:more_credits' : 'premium:see_packages')}
        </Button>
      )}
      <p className={muted}>{t('premium:messages_cost')}</p>
      {packages && <MessagePrice packages={packages} />}
      <Assurances />
    </div>
  )
}

/** What a premium member has. */
function Benefits() {
  const { t } = useTranslation(['credits', 'premium'])
  const fields = useSettings()?.search_fields ?? []
  const shown = gifts.filter((gift) => gift !== 'search' || fields.includes('interests'))
  return (
    <ul className={css.gifts}>
      {shown.map((gift) => (
        <li key={gift} className={css.gift}>
          <span className={css.giftIcon}>{icons[gift]}</span>
          <span className={css.giftTexts}>
            <strong className={css.giftName}>{t(`premium:${gift}`, figures)}</strong>
            <span className={muted}>{t(`premium:${gift}_text`, figures)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
