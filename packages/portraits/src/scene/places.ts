import type { Defs } from '../draw/ink.ts'
import type { Place, Scene } from '../person.ts'
import { arch } from './arch.ts'
import { cafe } from './cafe.ts'
import { meadow, mountain, sunset } from './landscapes.ts'
import { library } from './library.ts'
import { park } from './park.ts'
import { plants } from './plants.ts'
import { rooftop } from './rooftop.ts'
import { gallery, studio, window } from './rooms.ts'
import { seaside } from './seaside.ts'
import type { Mood, PlaceDrawing } from './stage.ts'
import { street } from './street.ts'

const places = {
  studio,
  arch,
  window,
  gallery,
  plants,
  park,
  meadow,
  seaside,
  mountain,
  street,
  rooftop,
  cafe,
  library,
  sunset,
} satisfies Record<Place, PlaceDrawing>

/** The colours of a scene. */
export function moodOf(scene: Scene): Mood {
  const { moods } = places[scene.place]
  return moods[scene.palette] ?? moods[0]
}

export function drawPlace(defs: Defs, scene: Scene): string {
  return places[scene.place].draw({ defs, scene, mood: moodOf(scene) })
}
