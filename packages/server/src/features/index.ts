import { deskRoutes } from '../desk/index.ts'
import type { App } from '../platform/http/App.ts'
import { accountRoutes } from './accounts/index.ts'
import { blockRoutes } from './blocks/index.ts'
import { chatRoutes } from './chat/index.ts'
import { choicesRoutes } from './choices/index.ts'
import { complaintRoutes } from './complaints/index.ts'
import { dataExportRoutes } from './dataExport/index.ts'
import { deletionRoutes } from './deletion/index.ts'
import { directDebitRoutes } from './directDebit/index.ts'
import { discountRoutes } from './discounts/index.ts'
import { giftRoutes } from './gifts/index.ts'
import { introductionRoutes } from './introductions/index.ts'
import { likeRoutes } from './likes/index.ts'
import { liveRoutes } from './live/index.ts'
import { mailboxRoutes } from './mailbox/index.ts'
import { matchFinderRoutes } from './matchFinder/index.ts'
import { unsubscribeRoutes } from './notices/index.ts'
import { paymentRoutes } from './payments/index.ts'
import { peopleRoutes } from './people/index.ts'
import { photoRoutes } from './photos/index.ts'
import { placeRoutes } from './places/index.ts'
import { pushRoutes } from './push/index.ts'
import { refundRoutes } from './refunds/index.ts'
import { secondFactorRoutes } from './secondFactor/index.ts'
import { sessionRoutes } from './sessions/index.ts'
import { settingsRoutes } from './settings/index.ts'
import { swipeRoutes } from './swipe/index.ts'

/** Every feature's routes. A feature adds itself here and nowhere else. */
export const features: readonly ((app: App) => void)[] = [
  settingsRoutes,
  pushRoutes,
  accountRoutes,
  secondFactorRoutes,
  sessionRoutes,
  deletionRoutes,
  dataExportRoutes,
  unsubscribeRoutes,
  peopleRoutes,
  photoRoutes,
  likeRoutes,
  blockRoutes,
  chatRoutes,
  choicesRoutes,
  giftRoutes,
  swipeRoutes,
  placeRoutes,
  matchFinderRoutes,
  introductionRoutes,
  complaintRoutes,
  liveRoutes,
  discountRoutes,
  paymentRoutes,
  refundRoutes,
  directDebitRoutes,
  mailboxRoutes,
  deskRoutes,
]
