import type { MemberProfile } from '@bouquet/contract'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../platform/session.ts'
import { InterestList } from './InterestList.tsx'
import * as css from './member.css.ts'
import { useSharedInterests } from './useSharedInterests.ts'

/** What a member and the viewer have in common: interests, and the town. */
export function SharedWithYou({ member }: { readonly member: MemberProfile }) {
  const { t } = useTranslation('people')
  const { shared } = useSharedInterests(member)
  const me = useUser()
  const town =
    me !== null && me.id !== member.id && member.city !== '' && member.city === me.profile.city
      ? member.city
      : null
  if (shared.length === 0 && town === null) return null
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{t('member.shared')}</h2>
      <InterestList interests={shared} className={css.chips} itemClassName={css.chip.shared}>
        {town === null ? null : (
          <li className={css.chip.shared}>
            <MapPin size="1.1em" />
            {town}
          </li>
        )}
      </InterestList>
    </section>
  )
}
