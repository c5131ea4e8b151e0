import { z } from 'zod'
import { callOf, done } from '../core/call.ts'
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

const call = callOf('likes')

/** Likes, introductions, the swipe game and the match finder. */
export const likeCalls = {
  likes: call({
    method: 'GET',
    path: '/api/likes.php',
    access: 'member',
    repeatable: true,
    purpose: 'Likes given and received, the latest first, page by page.',
    query: likesQuerySchema,
    answer: likesSchema,
  }),
  like: call({
    method: 'POST',
    path: '/api/like.php',
    access: 'member',
    repeatable: true,
    purpose: 'Like a member.',
    body: likeSchema,
    answer: z.object({ match: z.boolean() }),
  }),
  unlike: call({
    method: 'DELETE',
    path: '/api/like.php',
    access: 'member',
    repeatable: true,
    purpose: 'Take a like back.',
    body: likeSchema,
    answer: done,
  }),
  openLike: call({
    method: 'PUT',
    path: '/api/like.php',
    access: 'member',
    repeatable: true,
    purpose: 'A received like was opened; clears like_new.',
    body: likeSchema,
    answer: done,
  }),
  autoLike: call({
    method: 'GET',
    path: '/api/auto-like.php',
    access: 'member',
    repeatable: true,
    purpose:
      'An introduction: somebody labelled as fictional, or who chose to be introduced, whose like is new. Null when there is none.',
    answer: z.object({ profile: introductionSchema.nullable() }),
  }),
  swipeGame: call({
    method: 'GET',
    path: '/api/swipe-game.php',
    access: 'member',
    repeatable: true,
    purpose: 'The next people of the swipe game, and how many likes are left today.',
    answer: swipeGameSchema,
  }),
  swipe: call({
    method: 'POST',
    path: '/api/swipe-game.php',
    access: 'member',
    repeatable: true,
    purpose: 'Likes or skips somebody in the swipe game.',
    body: swipeSchema,
    answer: swipeResultSchema,
  }),
  undoSwipe: call({
    method: 'DELETE',
    path: '/api/swipe-game.php',
    access: 'member',
    repeatable: false,
    purpose: 'Undoes the latest decision if it was a skip.',
    answer: undoSwipeResultSchema,
  }),
  matchFinder: call({
    method: 'GET',
    path: '/api/match-finder.php',
    access: 'member',
    repeatable: true,
    purpose: 'The preferences given to the match finder, and who fits, with the reasons.',
    answer: matchFinderSchema,
  }),
  answerMatchFinder: call({
    method: 'PUT',
    path: '/api/match-finder.php',
    access: 'member',
    repeatable: true,
    purpose: 'Answers the questions of the match finder.',
    body: matchPreferencesSchema,
    answer: matchFinderSchema,
  }),
} as const
