import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { readChoices } from '../members/index.ts'
import { shownAttributes } from '../profiles/index.ts'
import { readProfile } from './readProfile.ts'

/**
 * A member's landing page, with the attributes that any visitor may see. Only for members of this brand, to whom a
 * first message can be sent, who agreed to it, and for fictional ones, who are labelled.
 * @throws DomainError not_found, blocked_by
 */
export async function readLanding(ctx: Ctx, id: string) {
  const profile = await readProfile(ctx, id)
  const isOfBrand = profile.home_brand === undefined
  if (!isOfBrand || !(profile.fictional || (await hasAgreed(ctx, id)))) throw refuse('not_found')
  return {
    ...profile,
    attributes: shownAttributes(ctx.brand.settings, 'visitor', profile.attributes),
  }
}

const hasAgreed = async ({ db }: Ctx, id: string): Promise<boolean> =>
  (await readChoices(db, id)).shownOnLandingSince !== null
