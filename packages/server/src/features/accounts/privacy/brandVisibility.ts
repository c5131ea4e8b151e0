import type { BrandVisibility, ShownBrand, VisibilityDecision } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import { type Brand, niches } from '@bouquet/theme'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { removeConversationsWithBrand } from '../../chat/index.ts'
import { deleteLikesWithBrand } from '../../likes/index.ts'
import {
  ageAt,
  deleteVisibleOn,
  insertConsent,
  insertVisibleOn,
  listVisibleOn,
  lockMember,
  sharingBrands,
  termsVersion,
} from '../../members/index.ts'

/** The other brands that the viewer can be shown on, by name, each with what it is and since when they agreed. */
export async function readBrandVisibility(ctx: MemberCtx): Promise<BrandVisibility> {
  const { brands: all, db, viewer } = ctx
  const agreed = new Map((await listVisibleOn(db, viewer.id)).map((row) => [row.brand, row]))
  const offered = new Set(offeredBrands(ctx))
  const listed = all.all().filter((other) => offered.has(other) || agreed.has(other.id))
  const brands = listed.map((other): ShownBrand => {
    const row = agreed.get(other.id)
    const isCurrent = row?.niche === other.niche
    return presentBrand(ctx, other, isCurrent ? row.since : null)
  })
  return { brands: brands.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

/** Brands that share members with the viewer's and admit people like them. */
function offeredBrands({ brand, brands, clock, viewer }: MemberCtx): readonly Brand[] {
  const age = ageAt(viewer.dateOfBirth, clock.now())
  return sharingBrands(brands, brand.id).filter(
    ({ id, niche, settings }) =>
      id !== brand.id && niches[niche].genders.includes(viewer.gender) && age >= settings.min_age,
  )
}

function presentBrand({ brand, locale }: MemberCtx, other: Brand, since: Date | null): ShownBrand {
  const { id, name, niche, domains, company } = other
  return {
    id,
    name,
    niche,
    domain: domains[0] ?? `${id}.localhost`,
    company: company.name,
    description: translator(locale)(`niche:${niche}.description`, { brand: name }),
    more_explicit: niches[niche].explicitness > niches[brand.niche].explicitness,
    reveals: niches[niche].reveals,
    since: since?.toISOString() ?? null,
  }
}

/**
 * Records that the viewer agrees to be shown on another brand or takes it back, which ends likes and conversations
 * with its members at once. The consent is to the brand as it was presented.
 * @throws DomainError not_found for a brand that is not offered, invalid_input when its niche is another by now
 */
export async function decideBrandVisibility(
  ctx: MemberCtx,
  { brand: id, niche, given }: VisibilityDecision,
): Promise<void> {
  const { brand, clock, db, viewer } = ctx
  const offered = offeredBrands(ctx).find((other) => other.id === id)
  if (given && !offered) throw refuse('not_found', { field: 'brand' })
  if (given && offered?.niche !== niche) throw refuse('invalid_input', { field: 'niche' })
  const decided = clock.now()
  const decision = { member: viewer.id, kind: 'other_brand', brand: id, given, decided } as const
  await db.transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    if (given) await insertVisibleOn(tx, { member: viewer.id, brand: id, niche, since: decided })
    else if (await deleteVisibleOn(tx, viewer.id, id)) {
      await deleteLikesWithBrand(tx, viewer.id, id)
      await removeConversationsWithBrand(tx, viewer.id, id)
    } else return
    await insertConsent(tx, { ...decision, version: termsVersion(brand) })
  })
}
