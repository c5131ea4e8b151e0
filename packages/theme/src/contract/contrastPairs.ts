import type { ColorPath } from './colorPaths.ts'

export interface ContrastPair {
  readonly foreground: ColorPath
  readonly background: ColorPath
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for parts of controls and their states (1.4.11). */
  readonly least: 4.5 | 3
}

const on = (least: 4.5 | 3, foregrounds: readonly ColorPath[], backgrounds: readonly ColorPath[]) =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background): ContrastPair => ({ foreground, background, least })),
  )

const surfaces = [
  'surface.page',
  'surface.raised',
  'surface.sunken',
  'surface.overlay',
] as const satisfies readonly ColorPath[]

const tints = ['primary.soft', 'secondary.soft'] as const satisfies readonly ColorPath[]

const actions = (['primary', 'secondary'] as const).flatMap((family) => [
  ...on(4.5, [`${family}.on`], [`${family}.base`, `${family}.hover`, `${family}.pressed`]),
  ...on(3, [`${family}.mark`], surfaces),
  ...on(4.5, [`${family}.onSoft`], [`${family}.soft`]),
  ...on(4.5, [`${family}.text`], [...surfaces, `${family}.soft`]),
])

const statuses = (['success', 'warning', 'danger', 'info'] as const).flatMap((family) => [
  ...on(4.5, [`${family}.on`], [`${family}.base`]),
  ...on(3, [`${family}.base`], surfaces),
  ...on(4.5, [`${family}.onSoft`], [`${family}.soft`]),
  ...on(4.5, [`${family}.text`], [...surfaces, `${family}.soft`]),
])

/** Every pair of colours that needs contrast, in both modes of every brand. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(4.5, ['text.strong', 'text.normal', 'text.muted'], [...surfaces, ...tints]),
  ...on(4.5, ['text.link'], surfaces),
  ...on(3, ['border.control', 'border.focus'], [...surfaces, ...tints]),
  ...on(3, ['border.focus'], ['success.soft', 'warning.soft', 'danger.soft', 'info.soft']),
  ...actions,
  ...statuses,
  ...on(4.5, ['unread.on'], ['unread.base']),
  ...on(3, ['disabled.on'], ['disabled.base', ...surfaces]),
  ...on(4.5, ['photo.on'], ['photo.scrim']),
  ...on(4.5, ['hero.on'], ['hero.from', 'hero.to', 'hero.accent', 'hero.glint']),
]
