import { accountRoutes } from '../features/accounts/accounts.routes.ts'
import { choicesRoutes } from '../features/accounts/choices/choices.routes.ts'
import { consentRoutes } from '../features/accounts/consents/consents.routes.ts'
import { dataExportRoutes } from '../features/accounts/dataExport/dataExport.routes.ts'
import { deletionRoutes } from '../features/accounts/deletion/deletion.routes.ts'
import { secondFactorRoutes } from '../features/accounts/secondFactor/secondFactor.routes.ts'
import { sessionRoutes } from '../features/accounts/sessions/sessions.routes.ts'
import { chatRoutes } from '../features/chat/chat.routes.ts'
import { findChatPicture } from '../features/chat/index.ts'
import { discountRoutes } from '../features/credits/discounts/discounts.routes.ts'
import { likeRoutes } from '../features/likes/likes.routes.ts'
import { pictureRoutes } from '../features/media/pictures.routes.ts'
import { liveRoutes } from '../features/notifications/live/live.routes.ts'
import { mailboxRoutes } from '../features/notifications/mailbox/mailbox.routes.ts'
import { pushRoutes } from '../features/notifications/push/push.routes.ts'
import { unsubscribeRoutes } from '../features/notifications/unsubscribe.routes.ts'
import { directDebitRoutes } from '../features/payments/directDebit/directDebit.routes.ts'
import { paymentRoutes } from '../features/payments/payments.routes.ts'
import { sandboxRoutes } from '../features/payments/sandbox/sandbox.routes.ts'
import { placeRoutes } from '../features/places/places.routes.ts'
import { findProfilePicture } from '../features/profiles/index.ts'
import { photoRoutes } from '../features/profiles/photos/photos.routes.ts'
import { profileRoutes } from '../features/profiles/profiles.routes.ts'
import { blockRoutes } from '../features/safety/blocks/blocks.routes.ts'
import { complaintRoutes } from '../features/safety/complaints/complaints.routes.ts'
import { searchRoutes } from '../features/search/search.routes.ts'
import { settingsRoutes } from '../features/settings/settings.routes.ts'
import type { App } from '../platform/http/App.ts'
import { actionRoutes } from '../staff/desk/actions.routes.ts'
import { deskPictureRoutes } from '../staff/desk/picture.routes.ts'
import { deskSecondFactorRoutes } from '../staff/desk/secondFactor.routes.ts'
import { deskSessionRoutes } from '../staff/desk/session.routes.ts'

const pictures = (app: App) => pictureRoutes(app, [findProfilePicture, findChatPicture])

/** Every feature's routes, each added here and nowhere else. */
export const routes: readonly ((app: App) => void)[] = [
  settingsRoutes,
  placeRoutes,
  // Before the calls of the account: it has the path of one of them, and differs by a parameter alone.
  pushRoutes,
  accountRoutes,
  consentRoutes,
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
  mailboxRoutes,
  liveRoutes,
  deskSessionRoutes,
  deskSecondFactorRoutes,
  actionRoutes,
  deskPictureRoutes,
]
