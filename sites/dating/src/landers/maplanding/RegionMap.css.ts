import { canHover, forcedColors, from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const { border, color, font, motion, radius, shadow, size, space } = vars

/** As many as fit into the page's budget of bytes. */
export const mostCountries = 3

/** The map stands beside the panel; in rem, so that large text puts it above the list. */
export const isBeside = '(width >= 62rem)'

const veil = (share: number) => `color-mix(in oklab, ${color.hero.on} ${share}%, transparent)`
const mapHeight = 'clamp(17rem, 92cqi, 30rem)'
const panelWidth = '28rem'

export const legend = style({
  padding: 0,
  marginBlockEnd: space[2],
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})

export const countries = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const choice = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const country = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space[3],
  border: `${border.width} solid ${color.hero.on}`,
  borderRadius: radius.pill,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  selectors: {
    '&:has(:checked)': { background: color.hero.on, color: color.hero.from },
    '&:has(:focus-visible)': { outline: `3px solid ${color.hero.on}`, outlineOffset: 2 },
  },
  '@media': {
    [from.sm]: { paddingInline: space[5] },
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

/** A country: its list in the flow, its shapes above the list, or beside the panel on wide pages. */
export const map = style({
  position: 'relative',
  display: 'none',
  minInlineSize: 0,
  paddingBlockStart: `calc(${mapHeight} + ${space[4]})`,
  '@container': { [isBeside]: { position: 'static', paddingBlockStart: 0 } },
})

/** Clicks go through the box of a drawing to the shape under the pointer. */
const drawing = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  marginInlineStart: 'calc(50% - 50vw)',
  inlineSize: '100vw',
  maxInlineSize: 'none',
  blockSize: mapHeight,
  paddingInline: space[5],
  pointerEvents: 'none',
} as const
const besidePanel = {
  marginInlineStart: 0,
  paddingInline: 0,
  insetInlineStart: `calc(max(0px, (100% - ${size.page}) / 2) + ${panelWidth} + ${space[16]})`,
  insetBlockStart: space[8],
  inlineSize: `calc(100% - max(0px, (100% - ${size.page}) / 2) - ${panelWidth} - ${space[16]} - ${space[10]})`,
  blockSize: `calc(100% - 2 * ${space[8]})`,
  maxBlockSize: 'calc(100dvh - 7rem)',
}

export const land = style({
  ...drawing,
  zIndex: -2,
  overflow: 'visible',
  fill: `color-mix(in oklab, ${color.surface.page} 42%, transparent)`,
  maskImage: 'linear-gradient(to bottom, transparent, #000 15% 80%, transparent)',
  '@container': { [isBeside]: { ...besidePanel, maskImage: 'none' } },
})

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[5]}` } })

export const area = style({
  ...drawing,
  overflow: 'visible',
  fill: `color-mix(in oklab, ${color.primary.mark} 54%, ${color.surface.raised})`,
  stroke: color.surface.raised,
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
  '@media': {
    [motionAllowed]: {
      animation: `${rise} ${motion.slow} ${motion.easing} backwards`,
      transition: `translate ${motion.normal} ${motion.easing}, fill ${motion.fast} ${motion.easing}`,
    },
    [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' },
  },
  '@container': { [isBeside]: besidePanel },
})

globalStyle(`.${area} use`, { pointerEvents: 'auto', cursor: 'pointer' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: space[2],
  selectors: {
    // Cantons and states are many, and their names short.
    '&:has(> :nth-child(25))': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
    },
  },
})

export const region = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  minInlineSize: 0,
  paddingInline: space[2],
  borderRadius: radius.control,
  fontSize: font.size.sm,
  lineHeight: font.line.tight,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.surface.raised,
      color: color.primary.text,
      fontWeight: font.weight.medium,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.hero.on}`, outlineOffset: -3 },
    '&:has(:checked:focus-visible)': { outlineColor: color.border.focus },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { background: veil(12) } } },
  },
})

export const dot = style({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  border: `${border.width} solid currentColor`,
  borderRadius: '50%',
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `0.35rem solid ${color.primary.mark}` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
})

/** The name of the region that is pointed at or chosen, on the map. */
globalStyle(`.${region}::after`, {
  content: 'attr(data-name) / ""',
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  translate: '-50% 0',
  zIndex: 3,
  inlineSize: 'max-content',
  maxInlineSize: '90%',
  paddingBlock: space[2],
  paddingInline: space[5],
  borderRadius: radius.pill,
  background: color.surface.overlay,
  color: color.text.strong,
  boxShadow: shadow.overlay,
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  pointerEvents: 'none',
  '@container': {
    [isBeside]: {
      insetBlockStart: `min(100% - 7rem, 100dvh - 11rem)`,
      insetInlineStart: 'auto',
      insetInlineEnd: space[10],
      maxInlineSize: '50%',
      translate: 'none',
      fontSize: font.size['3xl'],
    },
  },
})
globalStyle(`.${map}:not(:has(.${region}:hover)) .${region}:has(:checked)::after`, {
  display: 'block',
})
globalStyle(`.${region}:hover::after`, { display: 'block' })

const lifted = (edge: string) =>
  `drop-shadow(0 1px 0 ${edge}) drop-shadow(0 2px 0 ${edge}) drop-shadow(0 3px 0 ${edge}) drop-shadow(0 ${space[3]} ${space[2]} ${color.photo.scrim})`

globalStyle(`.${region}:hover:not(:has(:checked)) .${area}`, {
  '@media': {
    [canHover]: {
      zIndex: 1,
      fill: `color-mix(in oklab, ${color.primary.mark} 78%, ${color.surface.raised})`,
    },
  },
})

/** The chosen region is lifted off the map like a piece of a puzzle. */
globalStyle(`.${region}:has(:checked) .${area}`, {
  zIndex: 2,
  translate: `0 calc(${space[2]} * -1)`,
  fill: color.primary.mark,
  filter: lifted(`color-mix(in oklab, ${color.primary.mark} 60%, black)`),
  '@media': { [forcedColors]: { fill: 'Highlight', filter: 'none' } },
})

globalStyle(`.${region}:has(:focus-visible) .${area}`, {
  zIndex: 2,
  stroke: color.hero.on,
  strokeWidth: 3,
})

/** The regions rise one after the other, in no order. */
for (const [every, first, delay] of [
  [4, 2, 60],
  [4, 3, 140],
  [4, 0, 220],
  [7, 5, 300],
] as const) {
  globalStyle(`.${region}:nth-child(${every}n + ${first}) .${area}`, {
    animationDelay: `${delay}ms`,
  })
}

for (const at of Array.from({ length: mostCountries }, (_, index) => index)) {
  globalStyle(`:has(> fieldset [data-at="${at}"]:checked) > .${map}[data-map="${at}"]`, {
    display: 'block',
  })
}
globalStyle(`.${map}:first-of-type`, { display: 'block' })
