import { canHover, coloredSurface, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { gutter, onBrandArt } from '../base/index.ts'
import { hovered, pressed } from './tone.css.ts'

const { color, font, radius, shadow, size, space } = vars

const { hero } = color

export type BonusVariant = 'bar' | 'card'

/** The text of a bar is aligned with the page column. */
const column = `max(${gutter}, calc((100cqi - ${size.page}) / 2 + ${gutter}))`

export const frame = style({ ...onBrandArt, containerType: 'inline-size', position: 'relative' })

export const frames = styleVariants({
  bar: {
    borderRadius: 0,
    '@media': {
      // The middle of the art is behind the button, not behind the figures beside it.
      [from.sm]: { backgroundSize: '112% auto', backgroundPosition: '0 58%' },
    },
  },
  card: { borderRadius: radius.card },
})

const wide = '(min-width: 40rem)'
/** A phone, where a bar keeps the link beside the text so that the page begins higher up. */
export const onPhone = '(min-width: 20rem) and (max-width: 39.99rem)'
/** Too narrow for the text to fit beside the close button. */
const tight = '(max-width: 15rem)'
const cross = createVar()

/** The fact and the link share a line if they fit, to save space on phones. */
export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[2],
  padding: `min(${space[4]}, 5cqi)`,
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: space[6],
      paddingInline: space[5],
    },
  },
})

export const insideBar = `${frames.bar} &`

globalStyle(insideBar.replace('&', inner), {
  '@container': {
    [onPhone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: 0,
      paddingBlock: space[2],
    },
    [wide]: { paddingInline: column },
  },
})

/** Keeps the first line, and in a row the button, clear of the close button. */
export const withCross = style({
  vars: { [cross]: size.control },
  '@container': {
    [tight]: { vars: { [cross]: '0px' }, paddingBlockStart: `calc(${size.control} + ${space[2]})` },
    // The link of a bar is beside the text on a phone, so it would be below the button.
    [onPhone]: {
      selectors: {
        [insideBar]: {
          vars: { [cross]: '0px' },
          paddingInlineEnd: `calc(${size.control} + ${space[3]})`,
        },
      },
    },
    [wide]: {
      vars: { [cross]: '0px' },
      selectors: { '&&&': { paddingInlineEnd: `calc(${size.control} + ${space[4]})` } },
    },
  },
})

export const textBlock = style({
  flex: '1 0 100%',
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
})

export const title = style({
  paddingInlineEnd: fallbackVar(cross, '0px'),
  fontFamily: font.family.display,
  fontSize: font.size.lg,
  fontWeight: font.weight.display,
  lineHeight: 1.25,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': {
    [tight]: { fontSize: font.size.md },
    [onPhone]: { selectors: { [insideBar]: { fontSize: font.size.sm, lineHeight: 1.2 } } },
  },
})

export const text = style({ maxInlineSize: size.measure, lineHeight: 1.4 })

export const extra = style({
  flex: '1 1 7rem',
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
})

export const action = style({
  ...coloredSurface,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: size.control,
  paddingInline: space[5],
  paddingBlock: space[2],
  borderRadius: radius.control,
  background: hero.on,
  color: hero.from,
  fontWeight: font.weight.medium,
  lineHeight: font.line.tight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  selectors: { '&:focus-visible': { outlineColor: hero.on } },
  '@container': {
    [onPhone]: {
      selectors: {
        [insideBar]: {
          gridArea: '1 / 2 / span 2',
          paddingInline: space[3],
          fontSize: font.size.sm,
        },
      },
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { boxShadow: shadow.raised } } },
  },
})

export const close = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  color: hero.on,
  '@container': { [wide]: { insetBlockStart: `calc(50% - ${size.control} / 2)` } },
  selectors: {
    [pressed]: { background: `color-mix(in oklab, ${hero.on} 34%, transparent)`, color: hero.on },
    '&:focus-visible': { outlineColor: hero.on },
  },
  '@media': {
    [canHover]: {
      selectors: {
        [hovered]: {
          background: `color-mix(in oklab, ${hero.on} 18%, transparent)`,
          color: hero.on,
        },
      },
    },
  },
})
