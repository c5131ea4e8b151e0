import { below, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, radius, size, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingBlock: `${space[10]} ${space[16]}`,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      gap: space[16],
      paddingBlock: `${space[16]} ${space[24]}`,
    },
  },
})

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  maxInlineSize: size.measure,
  '@media': { [from.lg]: { gridColumn: 2 } },
})

export const title = style({
  fontSize: font.size['3xl'],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [from.md]: { fontSize: font.size['4xl'] } },
})

export const contents = style({
  '@media': {
    [from.lg]: {
      gridColumn: 1,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: space[8],
      alignSelf: 'start',
    },
  },
})

/** Collapsed on phones and tablets; always open when it fits next to the text. */
export const fold = style({
  selectors: {
    '&::details-content': {
      '@media': { [from.lg]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
})

export const contentsTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.control,
  paddingInline: space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  color: color.text.strong,
  fontWeight: font.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      inlineSize: '0.6rem',
      blockSize: '0.6rem',
      borderInlineEnd: '2px solid currentColor',
      borderBlockEnd: '2px solid currentColor',
      rotate: '45deg',
    },
    '[open] > &::after': { rotate: '225deg' },
  },
  '@media': {
    [from.lg]: {
      border: 0,
      color: color.text.muted,
      fontSize: font.size.sm,
      pointerEvents: 'none',
      selectors: { '&::after': { display: 'none' } },
    },
  },
})

export const list = style({
  padding: 0,
  marginBlockStart: space[2],
  listStyle: 'none',
  borderInlineStart: `2px solid ${color.border.subtle}`,
  '@media': { [`${from.sm} and ${below.lg}`]: { columns: 2 } },
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.tight,
  textDecoration: 'none',
  hyphens: 'auto',
  selectors: { '&:hover': { color: color.text.strong, textDecoration: 'underline' } },
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[10],
  maxInlineSize: size.measure,
  minInlineSize: 0,
  '@media': { [from.lg]: { gridColumn: 2 } },
})

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  scrollMarginBlockStart: space[6],
})

export const heading = style({ fontSize: font.size.xl })

globalStyle(`.${body} :is(ul, ol)`, {
  paddingInlineStart: space[6],
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
})
globalStyle(`.${body} a`, { overflowWrap: 'anywhere' })
globalStyle(`.${body} code`, { fontFamily: 'inherit', overflowWrap: 'break-word' })
globalStyle(`.${body} h3`, { fontSize: font.size.lg, marginBlockStart: space[2] })
globalStyle(`.${body} hr`, { border: 0, borderBlockStart: `1px solid ${color.border.subtle}` })
globalStyle(`.${body} blockquote`, {
  marginInline: 0,
  paddingInlineStart: space[5],
  borderInlineStart: `3px solid ${color.border.control}`,
  color: color.text.muted,
})
globalStyle(`.${body} pre`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

/** On phones each row is a block of its own, its cells below one another with the names of their columns. */
const stacked = below.md

globalStyle(`.${body} table`, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.sm,
  '@media': { [stacked]: { display: 'block' } },
})
globalStyle(`.${body} thead`, {
  '@media': {
    [stacked]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
globalStyle(`.${body} thead th`, { color: color.text.muted, verticalAlign: 'bottom' })
globalStyle(`.${body} tbody`, { '@media': { [stacked]: { display: 'block' } } })
globalStyle(`.${body} tr`, {
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@media': {
    [stacked]: { display: 'flex', flexDirection: 'column', gap: space[1], paddingBlock: space[4] },
    [from.md]: { verticalAlign: 'top' },
  },
})
globalStyle(`.${body} :is(th, td)`, {
  padding: 0,
  textAlign: 'start',
  '@media': { [from.md]: { paddingBlock: space[3], paddingInlineEnd: space[5] } },
})
globalStyle(`.${body} td:last-child`, { minInlineSize: '7rem' })
globalStyle(`.${body} tbody th`, { color: color.text.strong, fontWeight: font.weight.medium })
globalStyle(`.${body} td::before`, {
  '@media': {
    [stacked]: { content: 'attr(data-label) ": "', color: color.text.muted },
  },
})
