import { type TokenValues, tokens } from '../contract/tokens.ts'
import { fontFacts, fontStack } from '../fonts/fontTable.ts'
import type { ThemeChoices } from './themeChoices.ts'
import { rem, typeScale } from './typeScale.ts'

type Form = Omit<TokenValues, 'color' | 'shadow'>

const densities = {
  airy: { space: 1.25, control: 52 },
  regular: { space: 1, control: 48 },
  compact: { space: 0.875, control: 44 },
} as const satisfies Record<ThemeChoices['density'], object>

const corners = {
  square: { control: '0px', card: '0px', dialog: '0px', pill: '0px' },
  soft: { control: '10px', card: '16px', dialog: '20px', pill: '999px' },
  round: { control: '26px', card: '28px', dialog: '32px', pill: '999px' },
} as const satisfies Record<ThemeChoices['shape']['corners'], TokenValues['radius']>

/** Photo masks for 4:5 portraits, which keep text at the bottom visible; avatars are square. */
const masks = {
  square: { photo: '0px', avatar: '0px' },
  squircle: { photo: '14% / 11.2%', avatar: '32%' },
  arch: { photo: '50% 50% 6% 6% / 40% 40% 4.8% 4.8%', avatar: '50% 50% 16% 16%' },
  circle: { photo: '24% / 19.2%', avatar: '50%' },
} as const satisfies Record<ThemeChoices['shape']['photo'], TokenValues['shape']>

const borders = { hairline: '1px', regular: '1.5px', bold: '2px' } as const

/** Durations of transitions, 120 to 260 ms. */
const motions = {
  quick: {
    fast: '120ms',
    normal: '160ms',
    slow: '220ms',
    easing: 'cubic-bezier(0.2, 0.9, 0.25, 1)',
  },
  regular: {
    fast: '140ms',
    normal: '200ms',
    slow: '240ms',
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  },
  calm: { fast: '160ms', normal: '230ms', slow: '260ms', easing: 'cubic-bezier(0.3, 0.7, 0.1, 1)' },
} as const satisfies Record<ThemeChoices['motion'], TokenValues['motion']>

/** A step of space in CSS pixels. */
export function spaceStep(
  density: ThemeChoices['density'],
  step: keyof typeof tokens.space,
): number {
  return Math.round(Number(tokens.space[step]) * densities[density].space)
}

const spaces = (density: ThemeChoices['density']): TokenValues['space'] => {
  const at = (step: keyof typeof tokens.space) => rem(spaceStep(density, step))
  return {
    1: at(1),
    2: at(2),
    3: at(3),
    4: at(4),
    5: at(5),
    6: at(6),
    8: at(8),
    10: at(10),
    12: at(12),
    16: at(16),
    24: at(24),
  }
}

/** Every token that is not a colour; the same in both modes. */
export function deriveForm({
  type,
  density,
  shape,
  motion,
}: Omit<ThemeChoices, 'seeds' | 'overrides'>): Form {
  const display = fontFacts(type.display)
  const { control } = densities[density]
  return {
    space: spaces(density),
    radius: corners[shape.corners],
    border: { width: borders[shape.border] },
    shape: masks[shape.photo],
    font: {
      family: { display: fontStack(type.display), text: fontStack(type.text) },
      size: typeScale(type.base, type.ratio),
      weight: { normal: '400', medium: '600', bold: '700', display: String(display.displayWeight) },
      line: { tight: String(display.displayLine), normal: type.base >= 18 ? '1.6' : '1.55' },
      tracking: { display: display.displayTracking },
    },
    motion: motions[motion],
    size: { control: rem(control), page: rem(1200), measure: '66ch' },
  }
}
