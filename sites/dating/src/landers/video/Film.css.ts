import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, motion, radius, size, space } = vars

/** Stays behind its container while the content scrolls over it. */
export const screen = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: -1,
  blockSize: '100lvh',
  marginBlockEnd: '-100lvh',
  overflow: 'hidden',
  background: color.hero.to,
  '@media': { [forcedColors]: { visibility: 'hidden' } },
})

/** The art has its motif on the right, which stays in view on a phone. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  objectFit: 'cover',
  objectPosition: '78% 50%',
})

/** Appears over the poster when its first picture is there. */
export const film = style({
  opacity: 0,
  selectors: { '&[data-seen]': { opacity: 1 } },
  '@media': { [motionAllowed]: { transition: 'opacity 900ms linear' } },
})

export const toggle = style({
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: space[4],
  border: `${border.width} solid currentColor`,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.line.tight,
  textAlign: 'start',
  cursor: 'pointer',
  backdropFilter: 'blur(20px)',
  // It has its place before a script shows it.
  selectors: { '&[hidden]': { visibility: 'hidden' } },
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
    [motionAllowed]: { transition: `scale ${motion.fast} ${motion.easing}` },
    [forcedColors]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
})

/** In one place, so that the button keeps the width of the longer one. */
const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
})

export const whenPlaying = style([
  label,
  { selectors: { [`${toggle}:not([data-playing]) &`]: { visibility: 'hidden' } } },
])
export const whenPaused = style([
  label,
  { selectors: { [`${toggle}[data-playing] &`]: { visibility: 'hidden' } } },
])
