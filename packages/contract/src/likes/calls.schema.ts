import { z } from 'zod'
import { done, type SchemasOf } from '../core/call.schema.ts'
import type { likeCalls } from './calls.ts'
import { matchFinderSchema, matchPreferencesSchema } from './matchFinder.schema.ts'
import {
  introductionSchema,
  likeSchema,
  likesQuerySchema,
  likesSchema,
  swipeGameSchema,
  swipeResultSchema,
  swipeSchema,
  undoSwipeResultSchema,
} from './schema.ts'

/** Requests and responses of {@link likeCalls}. */
export const likeCallSchemas = {
  likes: {
    purpose: 'Likes given and received, the latest first, page by page.',
    query: likesQuerySchema,
    response: likesSchema,
  },
  like: { purpose: 'Like a member.', body: likeSchema, response: z.object({ match: z.boolean() }) },
  unlike: { purpose: 'Take a like back.', body: likeSchema, response: done },
  openLike: {
    purpose: 'A received like was opened; clears like_new.',
    body: likeSchema,
    response: done,
  },
  autoLike: {
    purpose:
      'An introduction: somebody labelled as fictional, or who chose to be introduced, until it is opened. Null when there is none.',
    response: z.object({ profile: introductionSchema.nullable() }),
  },
  swipeGame: {
    purpose: 'The next people of the swipe game, and how many likes are left today.',
    response: swipeGameSchema,
  },
  swipe: {
    purpose: 'Likes or skips somebody in the swipe game.',
    body: swipeSchema,
    response: swipeResultSchema,
  },
  undoSwipe: {
    purpose: 'Undoes the latest decision if it was a skip.',
    response: undoSwipeResultSchema,
  },
  matchFinder: {
    purpose: 'The preferences given to the match finder, and who fits, with the reasons.',
    response: matchFinderSchema,
  },
  answerMatchFinder: {
    purpose: 'Answers the questions of the match finder.',
    body: matchPreferencesSchema,
    response: matchFinderSchema,
  },
} as const satisfies SchemasOf<typeof likeCalls>
