import type { StyleRule } from '@vanilla-extract/css'

/**
 * For people's words in one line of a list: they read in their own direction, and begin at the side at which the lines
 * around them do. Chromium knows the prefixed value alone.
 */
export const alignedAsAround = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule
