import type { MemberProfile } from '@bouquet/contract'
import { GiftIcon, isGiftName } from '@bouquet/ui/GiftIcon'
import { useTranslation } from 'react-i18next'
import * as css from './member.css.ts'

/** Gifts that a member has received and shows, each kind once with how many there are. */
export default function MemberGifts({
  gifts,
}: {
  readonly gifts: NonNullable<MemberProfile['gifts']>
}) {
  const { t } = useTranslation(['people', 'chat'])
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{t('people:member.gifts')}</h2>
      <ul className={css.chips}>
        {gifts.flatMap(({ gift, count }) => {
          const name: string = gift
          if (!isGiftName(name)) return []
          return (
            <li key={name} className={css.chip.plain}>
              <GiftIcon name={name} size="1.75rem" />
              {t(`chat:gift.${name}`)}
              {count > 1 ? ` × ${count}` : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
