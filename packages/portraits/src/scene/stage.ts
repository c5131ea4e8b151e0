import { type Defs, ellipse, rect, stroke } from '../draw/ink.ts'
import { cloud, type Point } from '../draw/path.ts'
import type { Scene } from '../person.ts'

/** Colours of a time of day: wall or sky, far, middle, near, light. */
export type Mood = readonly [wall: string, far: string, middle: string, near: string, light: string]

export type Stage = { defs: Defs; mood: Mood; scene: Scene }

/** A background 800 by 1000, in one of three moods. */
export type PlaceDrawing = { moods: readonly [Mood, Mood, Mood]; draw(stage: Stage): string }

/** A background gradient from top to bottom, with even stops. */
export function sky({ defs }: Stage, ...colors: string[]): string {
  return rect(
    -9,
    -9,
    818,
    1018,
    defs.linear(
      colors.map((color, i) => [i / (colors.length - 1), color]),
      0,
      0,
      0,
      1,
    ),
  )
}

/** A soft glow around a point. */
export function glow(stage: Stage, x: number, y: number, r: number, opacity = 0.8): string {
  const light = stage.mood[4]
  return ellipse(
    x,
    y,
    r,
    r,
    stage.defs.radial([
      [0, light, opacity],
      [1, light, 0],
    ]),
  )
}

/** Mirrors x so that it counts from the lit side. */
export function lit({ scene }: Stage, x: number): number {
  return scene.light < 0 ? x : 800 - x
}

/** Discs of equal size in one path. */
export function discs(
  spots: readonly Point[],
  radius: number,
  color: string,
  opacity: number,
): string {
  return stroke(spots.map(([x, y]) => `M${x} ${y}h.1`).join(''), color, radius * 2, opacity)
}

/** The outline of a tree's crown or a bush. */
export function crown(x: number, y: number, r: number): string {
  return cloud(
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = (i / 9) * Math.PI * 2
      const reach = r * (0.86 + ((i * 5) % 4) * 0.07)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9]
    }),
  )
}
