import { style } from '@vanilla-extract/css'

const member = ':root[data-visitor="member"]'

/** Shown to visitors who are not logged in. */
export const forGuests = style({ selectors: { [`${member} &`]: { display: 'none' } } })

/** Shown to logged-in members. */
export const forMembers = style({
  selectors: { ':root:not([data-visitor="member"]) &': { display: 'none' } },
})
