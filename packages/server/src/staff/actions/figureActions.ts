import { staffActions } from '@bouquet/contract/staff'
import { compareFigures, readFigures } from '../../features/figures/index.ts'
import { defineAction } from './defineAction.ts'

export const figureActions = {
  figures: defineAction(staffActions.figures, ({ db }, query) => readFigures(db, query)),
  'figures-compare': defineAction(staffActions['figures-compare'], ({ db }, query) =>
    compareFigures(db, query),
  ),
}
