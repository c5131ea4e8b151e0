import { staffActions } from '@bouquet/contract/staff'
import { compareFigures, readCohorts, readFigures } from '../../features/figures/index.ts'
import { defineAction } from './defineAction.ts'

export const figureActions = {
  figures: defineAction(staffActions.figures, ({ db }, query) => readFigures(db, query)),
  'figures-cohorts': defineAction(staffActions['figures-cohorts'], ({ db, clock }, query) =>
    readCohorts(db, query, clock.now()),
  ),
  'figures-compare': defineAction(staffActions['figures-compare'], ({ db }, query) =>
    compareFigures(db, query),
  ),
}
