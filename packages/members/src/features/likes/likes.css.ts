import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const likesPage = style({ display: 'grid', gap: space[5] })

/** The heading, and the links beside it where there is space. */
export const likesHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
})

/** Faces of new likes beside the link to them. */
export const newLikes = style({ display: 'flex', alignItems: 'center', gap: space[3] })

export const moreLikes = style({ justifySelf: 'center' })

export const gameLinks = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
