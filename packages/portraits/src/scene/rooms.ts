import { mix } from '../draw/color.ts'
import { ellipse, fill, group, rect } from '../draw/ink.ts'
import { leaf } from './plants.ts'
import { glow, lit, type PlaceDrawing, sky } from './stage.ts'

/** A painted wall with coloured discs. */
export const studio: PlaceDrawing = {
  moods: [
    ['#e9c9b0', '#d99a7c', '#c6795c', '#a9563f', '#fff1dc'],
    ['#c9d3c4', '#93a892', '#6f8a78', '#4c6657', '#fdf6e0'],
    ['#d8c6d6', '#a987a6', '#7f5f84', '#573f63', '#fdeef0'],
  ],
  draw: (s) =>
    sky(s, s.mood[0], mix(s.mood[0], s.mood[1], 0.7)) +
    ellipse(lit(s, 470), 430, 330, 360, s.mood[1], 0.75) +
    ellipse(lit(s, 520), 520, 250, 300, s.mood[2], 0.35) +
    fill(
      s.scene.light < 0 ? 'M0 0H330L800 760V1000H640z' : 'M800 0H470L0 760V1000H160z',
      s.mood[4],
      0.13,
    ) +
    glow(s, lit(s, 120), 180, 460, 0.7),
}

/** A pale room with a large painting. */
export const gallery: PlaceDrawing = {
  moods: [
    ['#ece4da', '#d9764f', '#2f5a68', '#e3b45c', '#fffaf0'],
    ['#e3e6e2', '#3f6b5c', '#d99a8c', '#26394a', '#fffdf2'],
    ['#e9dfe2', '#7a4a6c', '#e0a15c', '#37406b', '#fff8f0'],
  ],
  draw: (s) =>
    sky(s, s.mood[0], mix(s.mood[0], '#6d5f63', 0.16)) +
    group(
      { transform: s.scene.light < 0 ? undefined : 'matrix(-1 0 0 1 800 0)' },
      rect(330, 66, 420, 560, '#3a2c2a', 0.28, { filter: s.defs.blur(9) }),
      rect(320, 50, 420, 560, mix(s.mood[0], '#ffffff', 0.5)),
      rect(340, 70, 380, 520, mix(s.mood[3], s.mood[0], 0.35)),
      fill('M340 70H600Q500 300 340 330z', s.mood[1]),
      fill('M720 240V590H430Q460 330 720 240z', s.mood[2]),
      ellipse(610, 190, 74, 74, s.mood[3]),
      fill('M340 420q120 20 150 170H340z', mix(s.mood[1], s.mood[2], 0.5)),
    ) +
    rect(0, 850, 800, 150, mix(s.mood[0], '#7d5f4c', 0.36)) +
    rect(0, 838, 800, 13, mix(s.mood[0], '#ffffff', 0.5)) +
    glow(s, lit(s, 60), 120, 520, 0.6),
}

/** Sunlight from a window on a wall, with the shadow of a plant. */
export const window: PlaceDrawing = {
  moods: [
    ['#cfae93', '#b98f72', '#9c7258', '#6b4a3a', '#ffeccb'],
    ['#a9b7bd', '#8799a3', '#647985', '#3f525e', '#fff3dd'],
    ['#c7a6a0', '#ae8580', '#8b6463', '#5d4148', '#ffe7cf'],
  ],
  draw: (s) => {
    const panes =
      'M30 60l170-24l90 290l-170 24zM222 33l170-24l90 290l-170 24zM127 384l170-24l90 290l-170 24zM319 357l170-24l90 290l-170 24z'
    const shadow = [-150, -110, -75, -35, 5]
      .map((angle, i) => leaf(430, 560, 200 + (i % 2) * 60, angle - 20, s.mood[1]))
      .join('')
    return (
      sky(s, s.mood[0], s.mood[2]) +
      group(
        { transform: s.scene.light < 0 ? undefined : 'matrix(-1 0 0 1 800 0)' },
        group({ filter: s.defs.blur(5) }, fill(panes, s.mood[4], 0.62)),
        group({ filter: s.defs.blur(9), opacity: '.5' }, shadow),
      ) +
      rect(0, 860, 800, 140, s.mood[2]) +
      rect(0, 852, 800, 9, s.mood[3], 0.4) +
      glow(s, lit(s, 60), 120, 520, 0.5)
    )
  },
}
