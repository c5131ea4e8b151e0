import { z } from 'zod'
import { done } from './answers.ts'
import { call } from './call.ts'
import { memberIdSchema } from './ids.ts'
import { likeSchema, likesQuerySchema, likesSchema } from './likes.ts'

/** Likes between members, and blocks. */
export const likesCalls = {
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
  block: call({
    method: 'POST',
    path: '/api/block.php',
    access: 'member',
    repeatable: true,
    purpose: 'Block a member; chats and likes go both ways.',
    body: z.object({ profile: memberIdSchema }),
    answer: done,
  }),
  unblock: call({
    method: 'DELETE',
    path: '/api/block.php',
    access: 'member',
    repeatable: true,
    purpose: 'Undo a block.',
    body: z.object({ profile: memberIdSchema }),
    answer: done,
  }),
} as const
