import { type Attributes, type ProfileField, withoutSensitive } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { emptyAttributes } from '../settings/index.ts'

/** Who looks at the profile of a member. Owners see their page as other members do. */
export type ProfileViewer = 'visitor' | 'member'

type ShownSettings = Pick<Brand['settings'], 'visible_profile_fields'>

export function profileViewer(viewer: unknown): ProfileViewer {
  return viewer === null ? 'visitor' : 'member'
}

/** Whether a brand shows a field of profiles at all. */
export function showsField(
  { visible_profile_fields }: ShownSettings,
  field: ProfileField,
): boolean {
  return visible_profile_fields.includes(field)
}

/**
 * The attributes of a member as somebody may see them: those that the brand shows and, to visitors, nothing about
 * sex life or orientation, to which members consented for other members alone.
 */
export function shownAttributes(
  settings: ShownSettings,
  viewer: ProfileViewer,
  attributes: Attributes,
): Attributes {
  const fields: readonly string[] = settings.visible_profile_fields
  const shown = Object.fromEntries(
    Object.entries(attributes).filter(([name]) => fields.includes(name)),
  )
  const visible = { ...emptyAttributes, ...shown }
  return viewer === 'visitor' ? withoutSensitive(visible) : visible
}
