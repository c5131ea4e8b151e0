import type { ResponseOf } from '@bouquet/contract'
import type { staffActions } from '@bouquet/contract/staff'
import type { Diagnostic } from '@bouquet/theme/load'
import { narrower, readClosedSignups } from '../../features/settings/index.ts'
import { daysAfter } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/Services.ts'
import { builtAt, siteOf } from '../../platform/site/findFile.ts'
import { countMembers, countNewMembers } from './members.store.ts'
import { readRevenue } from './revenue.store.ts'
import { countWaiting } from './waiting.store.ts'

type Overview = ResponseOf<(typeof staffActions)['brands']>

const newDays = 7
const revenueDays = 30

/** Every brand with its figures, and what is wrong in the files. */
export async function readBrands({
  brands,
  clock,
  config,
  db,
}: Pick<Services, 'brands' | 'clock' | 'config' | 'db'>): Promise<Overview> {
  const all = brands.all()
  const now = clock.now()
  const ids = all.map(({ id }) => id)
  const [members, joined, waitingOf, revenue, closed] = await Promise.all([
    countMembers(db, ids),
    countNewMembers(db, daysAfter(now, -newDays)),
    countWaiting(db),
    readRevenue(db, daysAfter(now, -revenueDays)),
    readClosedSignups(db),
  ])
  return {
    brands: all.map((brand) => {
      const { id, name, settings } = brand
      const site = siteOf(config.siteDir, brand)
      return {
        id,
        name,
        domain: site.domain,
        file: `themes/${id}.theme.jsonc`,
        members: members.get(id) ?? { count: 0, is_estimate: false },
        new_members: joined.get(id) ?? 0,
        waiting: waitingOf(id),
        revenue: revenue.get(id) ?? [],
        signups: narrower(settings.signups, closed.get(id) ?? settings.signups),
        signups_in_file: settings.signups,
        built: builtAt(site)?.toISOString() ?? null,
      }
    }),
    problems: brands.diagnostics().flatMap(presentProblem),
  }
}

/** Advice about looks and words is left out: it is for the person who edits the file. */
function presentProblem(diagnostic: Diagnostic): Overview['problems'] {
  const { level, file, line, field, reason, remedy } = diagnostic
  if (level === 'advice') return []
  return [{ level: level === 'warning' ? level : 'error', file, line, field, reason, remedy }]
}
