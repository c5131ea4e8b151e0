import type { StyleRule } from '@vanilla-extract/css'

/**
 * For people's words in one line of a list: they read in their own direction, but start on the same side as the lines
 * around them. Chromium only knows the prefixed value.
 */
export const alignedAsAround = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule
