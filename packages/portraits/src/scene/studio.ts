import { mix } from '../draw/colour.ts'
import { ellipse, fill } from '../draw/ink.ts'
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
