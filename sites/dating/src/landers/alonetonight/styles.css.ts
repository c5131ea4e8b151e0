import { from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { gutter } from '@bouquet/ui/base'
import { globalStyle, style } from '@vanilla-extract/css'
import { calm } from '../../styles/calm.css.ts'
import * as parts from './QuestionBuilding.css.ts'
import { questions, screenId } from './questions.ts'

const { color, font, motion, radius, shadow, size, space } = vars

export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  minBlockSize: 'calc(100dvh - 3.5rem)',
  overflow: 'clip',
  background: color.hero.to,
  color: color.hero.on,
})

/** Roofs along the street, in front of the sky. */
export const street = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: 'clamp(6rem, 22dvh, 13rem)',
  maxInlineSize: 'none',
  color: color.surface.page,
})

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[3],
  paddingBlockStart: space[4],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34rem)',
      gridTemplateRows: 'minmax(max-content, 3fr) minmax(max-content, 2fr)',
      gridTemplateAreas: '"texts building" "ways building"',
      columnGap: space[16],
      paddingBlockStart: space[12],
    },
  },
})

export const texts = style([
  calm,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    alignSelf: 'start',
    // On narrow pages it would blur the colour of the bar into the picture.
    '::before': { display: 'none' },
    '@media': {
      [from.lg]: {
        '::before': { display: 'block' },
        gridArea: 'texts',
        alignSelf: 'end',
        gap: space[3],
      },
    },
  },
])

export const title = style({
  color: 'inherit',
  fontSize: font.size['3xl'],
  '@media': { [from.lg]: { fontSize: font.size['5xl'] } },
})
export const lead = style({ maxInlineSize: '44ch', fontSize: font.size.md })

export const screen = style({
  display: 'none',
  flexDirection: 'column',
  gap: space[1],
  scrollMarginBlockStart: '100dvh',
  '@media': { [from.lg]: { gap: space[3], marginBlockStart: space[8] } },
})
export const position = style({ fontSize: font.size.sm, fontVariantNumeric: 'tabular-nums' })
export const question = style({
  color: 'inherit',
  fontSize: font.size.xl,
  '@media': { [from.lg]: { fontSize: font.size['3xl'] } },
})
export const hint = style({ fontSize: font.size.sm })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  color: 'inherit',
})

export const building = style({
  display: 'grid',
  '@media': { [from.lg]: { gridArea: 'building' } },
})

/** Stays in view on a phone, unless large text needs the space. */
export const ways = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 'min(0px, (100dvh - 34rem) * 99)',
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginInline: `calc(${gutter} * -1)`,
  marginBlockStart: `calc(${space[3]} * -1)`,
  paddingInline: gutter,
  paddingBlock: space[3],
  background: color.surface.raised,
  color: color.text.normal,
  '@media': {
    [from.lg]: {
      gridArea: 'ways',
      position: 'static',
      alignSelf: 'start',
      marginInline: 0,
      paddingInline: 0,
      paddingBlock: `${space[4]} ${space[24]}`,
      background: 'none',
      color: color.hero.on,
    },
  },
})
globalStyle(`.${ways} > :last-child`, { flexGrow: 1, '@media': { [from.lg]: { flexGrow: 0 } } })

export const card = style({
  display: 'none',
  marginBlockEnd: space[10],
  padding: space[6],
  borderRadius: radius.card,
  background: color.surface.raised,
  color: color.text.normal,
  boxShadow: shadow.overlay,
  overflowWrap: 'anywhere',
  '@media': { [from.lg]: { gridArea: 'card' } },
})

const later = Array.from({ length: questions.length }, (_, at) => `#${screenId(at + 1)}:target`)

/** Matches while a screen is shown. The form is also shown when the server has refused it. */
const stateOf = (at: number): string => {
  if (at === questions.length) return `.${scene}:has(#join:target, [data-shown])`
  const shown = at === 0 ? `:not(:has(${later.join(', ')}))` : `:has(#${screenId(at)}:target)`
  return `.${scene}${shown}:not(:has([data-shown]))`
}

/** Opens the windows of one question while `state` matches, which raises the moon. */
const openFloor = (state: string, at: number): void => {
  const open = `${state} .${parts.floor}:nth-child(${at + 1})`
  globalStyle(`${state} .${parts.plot}`, { vars: { '--risen': `${at / 2}` } })
  globalStyle(open, {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: space[2],
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  })
  globalStyle(`${open} .${parts.answer}`, { pointerEvents: 'auto' })
  globalStyle(`${open} .${parts.lightSwitch}`, { visibility: 'visible' })
  globalStyle(`${open} .${parts.glass}`, {
    blockSize: 'clamp(3.75rem, 9.5dvh, 8rem)',
    '@media': { [from.md]: { blockSize: 'clamp(7rem, 22dvh, 12rem)' } },
  })
  globalStyle(`${open} .${parts.icon}`, { display: 'block' })
  globalStyle(`${open} .${parts.name}`, { display: 'block' })
}

for (const at of questions.keys()) {
  const state = stateOf(at)
  openFloor(state, at)
  globalStyle(`${state} #${screenId(at)}`, { display: 'flex' })
  globalStyle(`${state} .${ways}[data-at="${at}"]`, { display: 'flex' })
  if (at === 0) continue
  globalStyle(`${state} .${title}`, { fontSize: font.size.lg })
  globalStyle(`${state} .${lead}`, { display: 'none' })
}

const joined = stateOf(questions.length)
globalStyle(`${joined} #join`, { display: 'flex' })
globalStyle(`${joined} .${title}`, { fontSize: font.size.lg })
globalStyle(`${joined} .${lead}`, { display: 'none' })
globalStyle(`${joined} .${card}`, { display: 'block' })
globalStyle(`${joined} .${stage}`, {
  gridTemplateRows: 'auto',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
      gridTemplateRows: '1fr auto',
      gridTemplateAreas: '"texts card" "building card"',
    },
  },
})

globalStyle(`.${screen}`, {
  '@media': { [motionAllowed]: { transition: `opacity ${motion.slow} ${motion.easing}` } },
  '@starting-style': { opacity: 0 },
})
