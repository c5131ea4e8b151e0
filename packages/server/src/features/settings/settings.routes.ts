import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { detectCountry, readSelectedCountry } from '../places/index.ts'
import { offeredInterests } from './attributes.ts'
import { presentSettings } from './presentSettings.ts'
import { readSignups } from './readSignups.ts'

export function settingsRoutes(app: App): void {
  route(app, calls.settings, async ({ ctx, query, http }) => {
    const { config, visit } = ctx
    const headerCountry = config.geoipHeader && http.req.header(config.geoipHeader)
    const settings = presentSettings(ctx, query.language ?? ctx.locale)
    return {
      settings: {
        ...settings,
        signups: await readSignups(ctx.db, ctx.brand),
        geoip_country: await detectCountry({ address: visit.address, fromHeader: headerCountry }),
        geoip_selected_country: readSelectedCountry(http),
      },
    }
  })

  route(app, calls.companyInfo, async ({ ctx }) => ({ company: ctx.brand.company }))

  route(app, calls.interests, async ({ ctx }) => ({ interests: offeredInterests(ctx.brand.niche) }))
}
