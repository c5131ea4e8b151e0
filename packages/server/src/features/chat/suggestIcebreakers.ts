import { type Interest, suitsFirstLine } from '@bouquet/contract'
import { type Translate, translator } from '@bouquet/i18n/node'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { requireVisibleMember, shownAttributes } from '../profiles/index.ts'

/**
 * Three opening lines in the viewer's language: about shared interests first, then about the other
 * member's, then open questions.
 * @throws DomainError not_found, blocked_by
 */
export async function suggestIcebreakers(ctx: MemberCtx, profile: string): Promise<string[]> {
  const { brand, viewer } = ctx
  const other = await requireVisibleMember(ctx, profile)
  const { interests } = shownAttributes(brand.settings, 'member', other.attributes)
  return icebreakerLines(translator(viewer.language), viewer.attributes.interests, interests)
}

/** Picks the lines. No interest is used twice while there are others, and none that is too close for a first line. */
function icebreakerLines(
  t: Translate,
  mine: readonly Interest[],
  theirs: readonly Interest[],
): string[] {
  const suited = theirs.filter(suitsFirstLine)
  const shared = suited.filter((interest) => mine.includes(interest))
  const other = suited.filter((interest) => !mine.includes(interest))
  const named = (interest: Interest) => ({ interest: t(`attributes:interest.${interest}`) })
  const [first, second] = shared
  const third = shared[2] ?? other[0]
  return [
    first ? t('chat:icebreaker.shared', named(first)) : t('chat:icebreaker.smile'),
    second ? t('chat:icebreaker.mine_too', named(second)) : t('chat:icebreaker.sunday'),
    third ? t('chat:icebreaker.theirs', named(third)) : t('chat:icebreaker.place'),
  ]
}
