import { staffActions } from '@bouquet/contract/staff'
import { readMessageQueue } from '../../features/chat/index.ts'
import { readPhotoQueue } from '../../features/profiles/index.ts'
import { readComplaintQueue } from '../../features/safety/index.ts'
import { defineAction } from './defineAction.ts'
import { readReviewContext } from './readReviewContext.ts'

export const queueActions = {
  queues: defineAction(staffActions.queues, async ({ db }, { brand }) => {
    const [photos, messages, complaints, appeals] = await Promise.all([
      readPhotoQueue(db, brand),
      readMessageQueue(db, brand),
      readComplaintQueue(db, 'received', brand),
      readComplaintQueue(db, 'appealed', brand),
    ])
    return { photos, messages, complaints, appeals }
  }),
  'review-context': defineAction(staffActions['review-context'], readReviewContext),
}
