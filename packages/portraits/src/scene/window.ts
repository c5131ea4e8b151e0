import { fill, group, rect } from '../draw/ink.ts'
import { leaf } from './plants.ts'
import { glow, lit, type PlaceDrawing, sky } from './stage.ts'

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
