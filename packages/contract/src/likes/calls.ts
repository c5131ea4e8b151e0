import type { CallTable } from '../core/call.ts'

/** Likes, introductions, the swipe game and the match finder. */
export const likeCalls = {
  likes: { method: 'GET', path: '/api/likes.php', access: 'member', repeatable: true },
  like: { method: 'POST', path: '/api/like.php', access: 'member', repeatable: true },
  unlike: { method: 'DELETE', path: '/api/like.php', access: 'member', repeatable: true },
  openLike: { method: 'PUT', path: '/api/like.php', access: 'member', repeatable: true },
  autoLike: { method: 'GET', path: '/api/auto-like.php', access: 'member', repeatable: true },
  swipeGame: { method: 'GET', path: '/api/swipe-game.php', access: 'member', repeatable: true },
  swipe: { method: 'POST', path: '/api/swipe-game.php', access: 'member', repeatable: true },
  undoSwipe: { method: 'DELETE', path: '/api/swipe-game.php', access: 'member', repeatable: false },
  matchFinder: { method: 'GET', path: '/api/match-finder.php', access: 'member', repeatable: true },
  answerMatchFinder: {
    method: 'PUT',
    path: '/api/match-finder.php',
    access: 'member',
    repeatable: true,
  },
} as const satisfies CallTable
