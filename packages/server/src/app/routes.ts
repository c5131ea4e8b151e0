import { accountRoutes } from '../features/accounts/accounts.routes.ts'
import { dataExportRoutes } from '../features/accounts/dataExport/dataExport.routes.ts'
import { deletionRoutes } from '../features/accounts/deletion/deletion.routes.ts'
import {
  brandVisibilityRoutes,
  choicesRoutes,
  consentRoutes,
} from '../features/accounts/privacy/privacy.routes.ts'
import { secondFactorRoutes } from '../features/accounts/secondFactor/secondFactor.routes.ts'
import { sessionRoutes } from '../features/accounts/sessions/sessions.routes.ts'
import { chatRoutes } from '../features/chat/chat.routes.ts'
import { findChatPicture } from '../features/chat/index.ts'
import { discountRoutes } from '../features/credits/discounts/discounts.routes.ts'
import { likeRoutes } from '../features/likes/likes.routes.ts'
import { pictureRoutes } from '../features/media/pictures.routes.ts'
import { mailboxRoutes } from '../features/notifications/mailbox/mailbox.routes.ts'
import {
  activityRoutes,
  liveRoutes,
  mailLogoRoutes,
  pushRoutes,
  unsubscribeRoutes,
} from '../features/notifications/notifications.routes.ts'
import { directDebitRoutes } from '../features/payments/directDebit/directDebit.routes.ts'
import { paymentRoutes } from '../features/payments/payments.routes.ts'
import { sandboxRoutes } from '../features/payments/sandbox/sandbox.routes.ts'
import { placeRoutes } from '../features/places/places.routes.ts'
import { findProfilePicture } from '../features/profiles/index.ts'
import { photoRoutes, profileRoutes } from '../features/profiles/profiles.routes.ts'
import { blockRoutes, complaintRoutes } from '../features/safety/safety.routes.ts'
import { searchRoutes } from '../features/search/search.routes.ts'
import { settingsRoutes } from '../features/settings/settings.routes.ts'
import type { App } from '../platform/http/App.ts'
import { deskClaimRoutes } from '../staff/desk/claims.routes.ts'
import { actionRoutes, deskPictureRoutes, deskSessionRoutes } from '../staff/desk/desk.routes.ts'
import { deskEventRoutes } from '../staff/desk/events.routes.ts'
import { deskSecondFactorRoutes } from '../staff/desk/secondFactor.routes.ts'

const pictures = (app: App) => pictureRoutes(app, [findProfilePicture, findChatPicture])

/** The routes of all features. */
export const routes: readonly ((app: App) => void)[] = [
  settingsRoutes,
  placeRoutes,
  // Before accountRoutes, which has a call with the same path but without this parameter.
  pushRoutes,
  accountRoutes,
  consentRoutes,
  brandVisibilityRoutes,
  secondFactorRoutes,
  sessionRoutes,
  deletionRoutes,
  dataExportRoutes,
  profileRoutes,
  photoRoutes,
  pictures,
  choicesRoutes,
  searchRoutes,
  likeRoutes,
  chatRoutes,
  discountRoutes,
  paymentRoutes,
  sandboxRoutes,
  directDebitRoutes,
  blockRoutes,
  complaintRoutes,
  unsubscribeRoutes,
  mailLogoRoutes,
  mailboxRoutes,
  liveRoutes,
  activityRoutes,
  deskSessionRoutes,
  deskSecondFactorRoutes,
  deskClaimRoutes,
  deskEventRoutes,
  actionRoutes,
  deskPictureRoutes,
]
