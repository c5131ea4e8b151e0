import { canHover, forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

/** `shared`: also true for the viewer. `locked`: the text says how to unlock it. `empty`: to be filled in. */
export type ProfileFactState = 'plain' | 'shared' | 'locked' | 'empty'
export type ProfileFactsVariant = 'columns' | 'rows' | 'chips'

const { color, font, radius, size, space } = vars

type Style = Parameters<typeof style>[0]

const lists: Record<ProfileFactsVariant, Style> = {
  columns: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
    columnGap: space[8],
    rowGap: space[5],
  },
  rows: { gridTemplateColumns: 'minmax(0, 1fr)' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: space[2] },
}

export const facts = recipe({
  base: { display: 'grid', margin: 0, containerType: 'inline-size' },
  variants: { variant: lists },
})

const entries: Record<ProfileFactsVariant, Style> = {
  columns: { display: 'grid', alignContent: 'start', gap: '0.15rem' },
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'baseline',
    columnGap: space[4],
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
    '@container': {
      '(max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '0.15rem' },
    },
  },
  chips: {
    display: 'inline-flex',
    // In large text the answer stands below the name instead of breaking in it.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    minBlockSize: '2.25rem',
    maxInlineSize: '100%',
    paddingInline: space[3],
    paddingBlock: space[1],
    borderRadius: `min(${radius.pill}, 1.125rem)`,
    background: color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
    selectors: {
      '&[data-state="shared"]': { background: color.primary.soft },
      '&[data-state="empty"]': { padding: 0, background: 'none', boxShadow: 'none' },
    },
  },
}

export const fact = recipe({ base: { minInlineSize: 0 }, variants: { variant: entries } })

export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

/** In a chip the icon replaces the name where the answer explains itself. */
export const bare = style({ fontSize: font.size.md })

/** Opens what fills the fact in. */
export const add = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: `min(${size.control}, 2.25rem)`,
  paddingInline: space[3],
  border: `1px dashed ${color.border.control}`,
  borderRadius: `min(${radius.pill}, 1.125rem)`,
  background: 'none',
  color: color.primary.text,
  font: 'inherit',
  fontWeight: font.weight.medium,
  lineHeight: 1.25,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [canHover]: { selectors: { '&:hover': { background: color.primary.soft } } } },
})

export const icon = style({
  flexShrink: 0,
  alignSelf: 'center',
  fontSize: '1.15em',
  color: color.primary.text,
})

const states: Record<ProfileFactState, Style> = {
  plain: { color: color.text.strong },
  shared: { color: color.primary.text },
  locked: { color: color.text.muted },
  empty: {},
}

export const answer = recipe({
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space[2],
    margin: 0,
    fontWeight: font.weight.medium,
    lineHeight: 1.4,
  },
  variants: { state: states },
})

export const mark = style({ flexShrink: 0, translate: '0 0.12em' })

export const textBlock = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const note = style({ fontSize: font.size.xs, fontWeight: font.weight.normal })
