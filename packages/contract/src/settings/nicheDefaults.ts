import type { Niche } from './niches.ts'
import { type FeatureSettings, featureSettingsSchema } from './schema.ts'
import { defaultOf } from './setting.ts'

/** The settings of a brand whose theme file states none. */
export function nicheDefaults(niche: Niche): FeatureSettings {
  return featureSettingsSchema.parse(
    Object.fromEntries(
      Object.entries(featureSettingsSchema.shape).map(([name, schema]) => [
        name,
        defaultOf(schema, niche),
      ]),
    ),
  )
}
