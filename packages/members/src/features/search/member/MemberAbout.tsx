import type { MemberProfile } from '@bouquet/contract'
import { Link } from '@bouquet/ui/Link'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../platform/session.ts'
import * as css from './member.css.ts'
import { useKnownFacts } from './useKnownFacts.ts'

/** Longer texts are set smaller. */
const shortText = 160

/** What a member says about themselves. Where they have said nothing, others read that they could ask. */
export function MemberAbout({ member }: { readonly member: MemberProfile }) {
  const { t } = useTranslation(['people', 'account'])
  const isSelf = useUser()?.id === member.id
  const facts = useKnownFacts(member)
  const { about, name } = member
  if (about === '' && isSelf) {
    return (
      <Link href="/profile#about" className={css.addWords} icon={<Plus size="1em" />}>
        {t('account:field.about')}
      </Link>
    )
  }
  if (about === '') {
    const isSilent = facts.length === 0 && member.attributes.interests.length === 0
    return isSilent ? <p className={css.silent}>{t('people:member.silent', { name })}</p> : null
  }
  return (
    <section className={css.words} dir="auto" aria-label={t('people:member.about')}>
      <blockquote className={css.quote[about.length > shortText ? 'long' : 'short']}>
        {about}
      </blockquote>
    </section>
  )
}
