import type { StaffActionName } from '@bouquet/contract/staff'
import type { Action, AdminContext } from './defineAction.ts'
import { erasureActions } from './erasureActions.ts'
import { figureActions } from './figureActions.ts'
import { localActions } from './localActions.ts'
import { memberActions } from './memberActions.ts'
import { photoActions, safetyActions } from './moderationActions.ts'
import { moneyActions } from './moneyActions.ts'
import { paymentActions } from './paymentActions.ts'
import { queueActions } from './queueActions.ts'
import { refundActions } from './refundActions.ts'
import { secondFactorActions } from './secondFactorActions.ts'
import { staffMemberActions } from './staffMemberActions.ts'
import { brandActions, reportActions, systemActions } from './systemActions.ts'

/** The actions of the desk; a missing one is a type error. */
export const deskActions: Readonly<Record<StaffActionName, Action>> = {
  ...queueActions,
  ...photoActions,
  ...safetyActions,
  ...memberActions,
  ...erasureActions,
  ...paymentActions,
  ...moneyActions,
  ...refundActions,
  ...staffMemberActions,
  ...secondFactorActions,
  ...figureActions,
  ...systemActions,
  ...brandActions,
  ...reportActions,
}

/** All actions of the command line. */
export const actions: readonly Action<AdminContext>[] = [
  ...Object.values(deskActions),
  ...localActions,
]
