import { canHover, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { alignedAsAround } from '../internal/alignedAsAround.ts'
import { focusRingOnPhoto } from '../internal/focusOnPhoto.ts'

export type ProfileCardVariant = 'grid' | 'row' | 'hero' | 'swipe'

const { color, font, motion, radius, shadow, shape, space } = vars

/**
 * Narrow cards on small phones or with large text: tighter spacing, so that the like button does not cover
 * the text.
 */
const narrow = '(max-width: 11rem)'

type VariantStyles = Record<ProfileCardVariant, Parameters<typeof style>[0]>

const onPhoto = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  isolation: 'isolate',
  overflow: 'hidden',
  background: color.surface.sunken,
} as const

const cards: VariantStyles = {
  grid: { ...onPhoto, borderRadius: radius.card },
  hero: { ...onPhoto, borderRadius: shape.photo },
  swipe: { ...onPhoto, borderRadius: radius.card, boxShadow: shadow.overlay },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: '4.5rem',
    padding: space[2],
    borderRadius: radius.card,
  },
}

export const card = recipe({
  base: {
    position: 'relative',
    inlineSize: '100%',
    minInlineSize: 0,
    containerType: 'inline-size',
  },
  variants: { variant: cards },
})

const pictures: VariantStyles = {
  grid: { gridArea: '1 / 1' },
  hero: { gridArea: '1 / 1' },
  swipe: { gridArea: '1 / 1' },
  row: { inlineSize: '3.5rem', flexShrink: 0, overflow: 'hidden', borderRadius: shape.avatar },
}

export const picture = recipe({
  base: {
    '@media': {
      [motionAllowed]: { transition: `scale ${motion.slow} ${motion.easing}` },
      [canHover]: { selectors: { '[data-variant="grid"]:hover > &': { scale: '1.03' } } },
    },
  },
  variants: { variant: pictures },
})

export const blank = style({
  display: 'grid',
  placeItems: 'center',
  background: `linear-gradient(160deg, ${color.primary.soft}, ${color.secondary.soft})`,
  color: color.secondary.onSoft,
})

const veil = (share: number, at: number) =>
  `color-mix(in oklab, ${color.photo.scrim} ${share}%, transparent) ${at}%`

/** Eased gradient without a visible edge. Under the name it has enough contrast even on a white photo. */
const eased = `linear-gradient(to top, ${veil(100, 0)}, ${veil(97, 40)}, ${veil(86, 64)}, ${veil(52, 80)}, ${veil(18, 92)}, transparent)`

/** On the photo, but not positioned: the link inside covers the whole card. */
const scrim = {
  gridArea: '1 / 1',
  alignSelf: 'end',
  zIndex: 1,
  paddingInline: space[4],
  paddingBlock: `${space[16]} ${space[4]}`,
  background: eased,
  textShadow: '0 1px 3px rgb(0 0 0 / 0.45)',
  color: color.photo.on,
  pointerEvents: 'none',
  // Without a picture there is nothing to stand out against.
  selectors: {
    '[data-blank] &': { background: 'none', color: color.text.strong, textShadow: 'none' },
  },
} as const

const textBlocks: VariantStyles = {
  grid: {
    ...scrim,
    '@container': {
      [narrow]: { gap: 0, paddingInline: space[3], paddingBlock: `${space[12]} ${space[3]}` },
    },
  },
  hero: { ...scrim, padding: space[6] },
  swipe: {
    ...scrim,
    padding: space[6],
    '@container': { [narrow]: { gap: 0, padding: space[2], paddingBlockStart: space[6] } },
  },
  row: { flex: 1 },
}

export const textBlock = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 },
  variants: { variant: textBlocks },
})

const titles: VariantStyles = {
  grid: {
    color: 'inherit',
    fontSize: font.size.lg,
    '@container': { [narrow]: { fontSize: font.size.md, lineHeight: 1.2 } },
  },
  hero: { color: 'inherit', fontSize: font.size['3xl'] },
  swipe: {
    color: 'inherit',
    fontSize: font.size['2xl'],
    '@container': { [narrow]: { fontSize: font.size.md, lineHeight: 1.2 } },
  },
  row: {
    fontSize: font.size.md,
    '@media': {
      [canHover]: {
        selectors: { '[data-variant="row"]:hover &': { textDecorationLine: 'underline' } },
      },
    },
  },
}

export const title = recipe({
  base: { display: 'flex', alignItems: 'baseline', gap: '0.35em', minInlineSize: 0 },
  variants: { variant: titles },
})

/** The whole card is clickable, while screen readers only find the link on the name. */
export const link = style({
  display: 'flex',
  alignItems: 'last baseline',
  gap: '0.35em',
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
  pointerEvents: 'auto',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRingOnPhoto,
  },
})

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  },
})

export const age = style({
  flexShrink: 0,
  fontWeight: font.weight.normal,
  fontVariantNumeric: 'tabular-nums',
})

export const verified = style({ alignSelf: 'center', flexShrink: 0 })

export const online = style({
  alignSelf: 'center',
  flexShrink: 0,
  inlineSize: '0.6rem',
  blockSize: '0.6rem',
  borderRadius: '50%',
  background: `color-mix(in oklab, ${color.success.base} 50%, white)`,
  boxShadow: '0 0 0 2px rgb(0 0 0 / 0.35)',
  forcedColorAdjust: 'none',
})

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const detail = recipe({
  base: { ...clipped, ...alignedAsAround, fontSize: font.size.sm },
  variants: {
    variant: {
      grid: { '@container': { [narrow]: { fontSize: font.size.xs, lineHeight: 1.35 } } },
      hero: {},
      swipe: {},
      row: { color: color.text.muted },
    } satisfies VariantStyles,
  },
})

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginBlockStart: space[1],
})

const chipOnPhoto = {
  background: 'color-mix(in oklab, black 45%, transparent)',
  backdropFilter: 'blur(8px)',
  color: color.photo.on,
  selectors: {
    '[data-blank] &': { background: color.surface.raised, color: color.text.normal },
  },
} as const

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: '1.6rem',
    maxInlineSize: '100%',
    paddingInline: space[2],
    borderRadius: radius.pill,
    fontSize: font.size.xs,
    lineHeight: 1.2,
  },
  variants: {
    variant: {
      grid: {
        ...chipOnPhoto,
        // One row, which leaves the face free.
        '@container': { [narrow]: { selectors: { '&:not(:first-child)': { display: 'none' } } } },
      },
      hero: chipOnPhoto,
      swipe: chipOnPhoto,
      row: { background: color.surface.sunken, color: color.text.normal },
    } satisfies VariantStyles,
  },
})

export const mark = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  '@container': { [narrow]: { insetInlineStart: space[2] } },
  pointerEvents: 'none',
})

export const like = recipe({
  base: { zIndex: 1 },
  variants: {
    variant: {
      grid: {
        position: 'absolute',
        insetBlockStart: space[2],
        insetInlineEnd: space[2],
        '@container': { [narrow]: { insetBlockStart: space[1], insetInlineEnd: space[1] } },
      },
      // At the bottom, since a brand's photo mask may cut off the upper corners.
      hero: { position: 'absolute', insetBlockEnd: space[5], insetInlineEnd: space[5] },
      swipe: { position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[4] },
      row: { position: 'relative' },
    } satisfies VariantStyles,
  },
})

export const aside = style({ position: 'relative', flexShrink: 0, pointerEvents: 'none' })
